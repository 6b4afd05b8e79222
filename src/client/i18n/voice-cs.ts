import type { Message } from './messages.ts';
import type { voice as source } from './voice-en.ts';

/** Clues that are heard: said aloud, or recorded. */
export const voice = {
  'clue.aloud': 'Říct nahlas',
  'clue.aloud-title': 'Řekni to, zazpívej, zabruč, předveď.',
  'clue.aloud-text': 'Až tě všichni uslyší, stiskni tlačítko dole.',
  'clue.heard': 'Už to slyšeli',
  'clue.said-aloud': 'Řečeno nahlas',
  'clue.recorded': 'Nahráno',
  'clue.record': 'Nahrát',
  'record.start': 'Začít nahrávat',
  'record.stop': 'Zastavit nahrávání',
  'record.again': 'Znovu',
  'record.listen': 'Poslechnout si to',
  'record.of': 'z {time}',
  'record.live': 'Nahrává se',
  'record.done': 'Nahráno: {time}',
  'record.hint': 'Zazpívej to, zabruč, zašeptej: nejvýš dvacet sekund.',
  'record.caption': 'Slova k tomu, jestli chceš',
  'record.no-mic': 'Nenašel se žádný mikrofon. Napiš nápovědu, nebo ji řekni nahlas.',
  'record.denied': 'Prohlížeč mikrofon nepustí. Povol ho vedle adresy, nebo nápovědu napiš.',
  'record.unsupported': 'Tenhle prohlížeč tu nahrávat neumí. Napiš nápovědu, nebo ji řekni nahlas.',
  'record.busy': 'Mikrofon neodpovídá. Možná ho používá jiný program.',
  'record.silent': 'Nebylo nic slyšet. Není mikrofon ztlumený?',
  'record.failed': 'Nahrávka nedorazila. Zkus to znovu.',
  'record.unreadable': 'Server tuhle nahrávku nepřečetl. Nahraj ji prosím ještě jednou.',
  'record.sending': 'Posílá se …',
  'voice.play': 'Přehrát nahrávku, {time}',
  'voice.pause': 'Pozastavit',
  'voice.tap': 'klepni a poslechni',
  'voice.gone': 'Tuhle nahrávku už nejde přehrát.',
} as const satisfies Record<keyof typeof source, Message>;
