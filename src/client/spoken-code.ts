/** `MOTH-LANTERN-PLUM-42`, as people read it aloud. */
export const spokenCode = (code: string): string => code.replaceAll('-', ' ');
