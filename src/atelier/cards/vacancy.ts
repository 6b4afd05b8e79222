import type { Card } from '../card.ts';
import { mood, place } from '../shelf.ts';

const VACANT = 10;

export const card: Card = {
  id: 'vacancy',
  title: 'Vacancy',
  setting: 'a honeycomb of lit rooms',
  mood: ['loneliness in company'],
  grammar: 'collection',
  staging: 'birds-eye',
  hero: 'one dark cell among the bright ones',
  paint(s) {
    s.mood(mood.gold).light({ keyPower: 0.5, above: '#b08a58', below: '#7a4a2c' }).sky(['#8a5420', '#6a3c1c']);
    const cells = place.honeycomb();

    // twenty-three at home
    cells.forEach(({ x, y }, i) =>
      s.clip(place.honeyCell(x, y, place.CELL - 8), () =>
        i === VACANT ? place.nightCell(s, x, y) : place.litCell(s, x, y, i),
      ),
    );

    // and the walls between them
    cells.forEach(({ x, y }, i) => s.put(place.waxWall(x, y, i ? '' : 'honeycomb')));
  },
};
