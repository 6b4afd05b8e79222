/** Whether this is how the file system says that there is no such file or folder. */
export const isMissing = (why: unknown): boolean => why instanceof Error && 'code' in why && why.code === 'ENOENT';
