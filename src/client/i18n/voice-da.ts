import type { Message } from './messages.ts';
import type { voice as source } from './voice-en.ts';

/** Clues that are heard: said aloud, or recorded. */
export const voice = {
  'clue.aloud': 'Sig det højt',
  'clue.aloud-title': 'Sig det, syng det, nyn det, mim det.',
  'clue.aloud-text': 'Tryk på knappen herunder, når alle har hørt dig.',
  'clue.heard': 'De har hørt det',
  'clue.said-aloud': 'Sagt højt',
  'clue.recorded': 'Optaget',
  'clue.record': 'Optag',
  'record.start': 'Start optagelsen',
  'record.stop': 'Stop optagelsen',
  'record.again': 'Igen',
  'record.listen': 'Hør den',
  'record.of': 'af {time}',
  'record.live': 'Optager',
  'record.done': 'Optaget: {time}',
  'record.hint': 'Syng det, nyn det, hvisk det: højst tyve sekunder.',
  'record.caption': 'Ord til, hvis du vil',
  'record.no-mic': 'Der blev ikke fundet en mikrofon. Skriv ledetråden, eller sig den højt.',
  'record.denied': 'Browseren holder mikrofonen lukket. Tillad den ved adressen, eller skriv ledetråden.',
  'record.unsupported': 'Denne browser kan ikke optage her. Skriv ledetråden, eller sig den højt.',
  'record.busy': 'Mikrofonen svarer ikke. Måske bruger et andet program den.',
  'record.silent': 'Der var intet at høre. Er mikrofonen slået fra?',
  'record.failed': 'Optagelsen nåede ikke frem. Prøv igen.',
  'record.unreadable': 'Serveren kunne ikke læse optagelsen. Optag den en gang til.',
  'record.sending': 'Sender …',
  'voice.play': 'Afspil optagelsen, {time}',
  'voice.pause': 'Pause',
  'voice.tap': 'tryk for at høre',
  'voice.gone': 'Denne optagelse kan ikke høres længere.',
} as const satisfies Record<keyof typeof source, Message>;
