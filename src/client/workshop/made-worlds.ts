import { keep, recall } from '../keep.ts';

/** A world this device may change: its edit secret is kept here, and nowhere else by us. */
export interface MadeWorld {
  readonly id: string;
  readonly edit: string;
  readonly name: string;
  readonly cards: number;
  readonly published: boolean;
  readonly at: number;
}

const KEPT_MAX = 100;

export const madeWorlds = (): readonly MadeWorld[] => recall<readonly MadeWorld[]>('made-worlds', []);

export const keepWorld = (world: MadeWorld): void => {
  const others = madeWorlds().filter(each => each.id !== world.id);
  keep('made-worlds', [world, ...others].toSorted((a, b) => b.at - a.at).slice(0, KEPT_MAX));
};

export const forgetWorld = (id: string): void => {
  keep(
    'made-worlds',
    madeWorlds().filter(each => each.id !== id),
  );
};

/** The secret is in the part of the address that browsers do not send; it is taken out of sight at once. */
export const editFor = (id: string): string | null => {
  const given = /^#([\w-]{20,100})$/.exec(location.hash)?.[1];
  if (given === undefined) return madeWorlds().find(each => each.id === id)?.edit ?? null;
  history.replaceState(null, '', location.pathname);
  keepWorld({ id, edit: given, name: '', cards: 0, published: false, at: Date.now() });
  return given;
};

export const publicAddress = (id: string): string => `${location.origin}/workshop/${id}`;
export const editAddress = (id: string, edit: string): string => `${publicAddress(id)}#${edit}`;

/** What people paste: the address, also with the edit secret behind it, or the id alone. */
export const worldIdFrom = (text: string): string | null => /\bw-[a-z2-7]{20}\b/.exec(text)?.[0] ?? null;
