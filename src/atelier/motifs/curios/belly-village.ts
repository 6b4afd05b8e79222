import { house } from '../architecture/house.ts';

export const bellyCottage = () => {
  const walls = { width: 60, height: 44, colour: '#f0e0c0', roof: '#b5543c', seed: 5, rows: 1 };
  return house({ ...walls, lit: false, lamp: false });
};
