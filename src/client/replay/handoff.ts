import { createStore } from '../store.ts';

/** A game that another screen hands to the replay page, where no address names it: practice has none. */
export const handedOver = createStore<unknown>(null);
