import { type Colour, mix } from '../../colour.ts';
import { points } from '../../geometry/points.ts';
import { blob, ellipse, rect } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { group, line, type Pieces, part } from '../../motif.ts';

export const worm = (name: string, colour: Colour, band: Colour, ...worn: Pieces[]) =>
  group(
    name,
    part(tube(points`-60,0 -30,-6 0,0 20,-24 24,-52`, [10, 24, 26, 24, 24]), colour, {
      shade: band,
      pattern: { kind: 'stripe', colour: band, width: 13, bias: 0.5 },
    }),
    part(ellipse(26, -60, 17, 16), mix(colour, '#fff4d0', 0.2)),
    part(ellipse(31, -63, 2.6), '#1c1a18'),
    part(ellipse(20, -63, 2.6), '#1c1a18'),
    line(points`20,-54 26,-51 32,-54`, 1.4, '#4a4a2a'),
    worn,
  );

const tallHat = [
  part(rect(13, -99, 24, 26, 2), '#2c2a34'),
  part(rect(6, -77, 38, 5, 2), '#2c2a34'),
  part(rect(13, -82, 24, 5), '#b5403a'),
];

const cap = () => part(blob(...points`10,-70 14,-82 32,-84 42,-72! 50,-69 26,-66`), '#3f566e', { texture: 'cloth' });

export const wormInTopHat = () => worm('worm in a top hat', '#b8c46a', '#8aa054', tallHat);

export const travellingWorm = () => worm('traveller', '#e0a070', '#b8744c', cap());

export const earthworm = () => group('worm', part(tube(points`0,0 20,-10 40,2 60,-6`, [5, 8, 8, 5]), '#d89a8a'));

export const listeningWorm = () =>
  group(
    'worm',
    part(tube(points`640,640 600,590 540,610 486,580 452,616`, [10, 22, 24, 22, 16]), '#d88a80', {
      pattern: { kind: 'stripe', colour: '#b8645f', width: 15, alpha: 0.5 },
    }),
    part(ellipse(450, 606, 4), '#241620', { detail: 1 }),
  );
