import { bird } from './bird.ts';

export const robin = () => bird({ colour: '#7a5a44', belly: '#e0542c', beak: '#4a3a30', name: 'robin' });
