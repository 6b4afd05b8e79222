/** One card held close: to its neighbours, and closer still; an address to take along; a table seen by a room. */
export const look = {
  'look.before': 'Previous card',
  'look.after': 'Next card',
  'look.magnify': 'Magnify',
  'copy.by-hand': 'Copying is not possible here. Select the address and copy it yourself.',
  'copy.table': 'The table’s address',
  'copy.seat': 'Your seat’s address',
  'link.away-watching': 'No connection. The table may look different by now.',
} as const;
