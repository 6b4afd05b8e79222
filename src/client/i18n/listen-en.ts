/** What people hear who do not see the table, and what the desk says where a finger would do something else. */
export const listen = {
  'listen.help-one': 'Press a card to vote for it; your own is locked.',
  'listen.help-two': 'Two votes, on one card or on two. Right-click a card, or press Delete on it, to set it aside.',
  'listen.no-leaf': 'Leaf, not placed yet',
  'listen.no-thorn': 'Thorn, not placed yet',
  'listen.leaf': 'your leaf',
  'listen.thorn': 'your thorn',
  'listen.both': 'both your votes',
  'listen.back': 'back on the table',
  'listen.chosen': { other: '{n} of {all} cards chosen' },
  'listen.truth': 'The one to find',
  'listen.on-thorn': 'The storyteller’s thorn',
  'listen.theirs': { one: 'one chose theirs', other: '{n} chose theirs' },
  'listen.place': 'Place {n}:',
} as const;
