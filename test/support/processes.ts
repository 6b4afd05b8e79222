/** Processes this one has begun, and that have not ended yet. */
export const countProcesses = (): number =>
  process.getActiveResourcesInfo().filter(resource => resource === 'ProcessWrap').length;
