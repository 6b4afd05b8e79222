import type { Colour } from '../../colour.ts';
import { fish } from './fish.ts';

export const coralFish = (colour: Colour) => fish({ colour, shade: '#a8583c' });
