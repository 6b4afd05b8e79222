/** One card held close: to its neighbours, and closer still. */
export const look = {
  'look.before': 'Previous card',
  'look.after': 'Next card',
  'look.magnify': 'Magnify',
} as const;
