import type { RulesText } from './rules-text.ts';

export const rules: RulesText = [
  {
    heading: 'The idea',
    paragraphs: [
      'Everybody holds a few paintings. One person, the storyteller, says something about one of theirs: a word, a line, a song, a sigh. Everybody else finds a card in their own hand that could be the one meant.',
      'The cards are shuffled and laid out. Now guess: which one was the storyteller’s? And how many did your own card deceive?',
    ],
  },
  {
    heading: 'A round',
    paragraphs: [
      'In the first round, the first to say they have a clue tells the story. After that the turn goes round the table.',
      'The storyteller chooses a card in secret and gives the clue. You can write it, or say it aloud when you are all in one room.',
      'Everybody else puts in one card (with three players: two). Until the last one is in you may take yours back.',
      'All cards lie face up and numbered. Vote in secret, never for your own card; you may change your mind until the last vote is in.',
      'All votes turn over at once. Then we see whose card was whose, and who gets points and why.',
    ],
  },
  {
    heading: 'Points',
    paragraphs: [
      'A good clue is understood by some, but not by all. Then the storyteller gets 3, and so does everyone who found the card.',
      'If everybody found it, or nobody did, the storyteller gets nothing and everybody else gets 2.',
      'Every vote on your own card brings you 1 point more. The game ends with the round in which somebody reaches 30; the most points win, and a tie is shared.',
    ],
  },
  {
    heading: 'Odyssey 2011',
    paragraphs: [
      'For up to twelve. With seven or more players you may place one vote, or two on different cards. Whoever finds the card with a single vote gets 1 point more. Votes on your card bring 3 points at most in a round.',
    ],
  },
  {
    heading: 'Odyssey 2023',
    paragraphs: [
      'Everybody places two votes, on one card or on two. Each vote on the storyteller’s card brings 3 points; the storyteller gets 3.',
      'If every single vote is on that card, the storyteller gets nothing and all others get 4. If none is, all others get 2.',
    ],
  },
  {
    heading: 'Party',
    paragraphs: [
      'For six to twelve. Hands lie face down; the storyteller says something before anyone has seen a card. Then everyone, the storyteller too, puts in a card that fits.',
      'Vote for the card you think most people will vote for; your own is allowed. You get 1 point for everyone who chose it, yourself included, at most 5, and nothing if you were alone.',
      'The storyteller also places a thorn on one card. Whoever voted for it gets nothing. Afterwards all hands are passed to the left.',
    ],
  },
  {
    heading: 'Teams',
    paragraphs: [
      'Pairs sit opposite each other and do not see each other’s hands. The storyteller gives a clue inspired by their own hand; the partner puts in the card that fits it best.',
      'In each of the other pairs one puts in a card and the other votes, without knowing which card is their own pair’s. Everybody tells as often as agreed; the pair with the most points wins.',
    ],
  },
];
