import { createContext, use } from 'react';
import type { OwnSeat } from './seats.ts';

/**
 * The seat with which this window has come to its table; null for whoever only watches. What the browser keeps may be the
 * seat of another window by now.
 */
export const OwnSeatContext = createContext<OwnSeat | null>(null);
export const useOwnSeat = (): OwnSeat | null => use(OwnSeatContext);
