/** What was already seen and may be read again, and what a table does without. */
export const again = {
  'again.title': 'The previous round',
  'again.truth': 'the storyteller’s card',
  'again.thorn': 'the thorn: votes here earned nothing',
  'again.undescribed': 'Cards are not described at this table. The host can change that before the deal.',
  'again.pair': '{name} is now paired with {other}',
  'again.unlocked': 'Without a pass phrase',
  'again.nowhere': 'There is no such table',
  'again.unseated': 'Your seat at this table is gone. You can sit down again, or just watch.',
} as const;
