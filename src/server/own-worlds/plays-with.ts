import type { CardId, WorldId } from '../../engine/ids.ts';
import type { Game, TableState } from '../../engine/state.ts';

/** Whether a table may still show the world's cards: those of its last game, and of the one that may begin now. */
export const playsWith = ({ options, game }: TableState, world: WorldId): boolean =>
  options.worlds.includes(world) || (game !== null && cardsIn(game).some(card => card.startsWith(`${world}.`)));

const cardsIn = ({ hands, pile, discard, put, table }: Game): readonly CardId[] => [
  ...Object.values(hands).flat(),
  ...pile,
  ...discard,
  ...Object.values(put).flat(),
  ...table.map(played => played.card),
];
