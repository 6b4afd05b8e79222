import { points } from '../../geometry/points.ts';
import { blob, rect, wobble } from '../../geometry/shape.ts';
import { group, part } from '../../motif.ts';

export const lapQuilt = () =>
  group(
    'quilt',
    part(blob(...points`-60,0 -50,-30 0,-36 50,-28 62,0`), '#5a6a8a', {
      texture: 'cloth',
      pattern: { kind: 'patch', colour: '#d8a85a', width: 14 },
    }),
  );

export const bedFromAbove = () =>
  group(
    'bed',
    part(rect(26, 30, 748, 1240, 20), '#f4ead8', {
      shade: '#d0bfc0',
      texture: 'cloth',
      grain: 0.3,
      round: 0.3,
      bevel: 20,
    }),
    part(blob(...points`10,20! 60,-30 400,-60 740,-30 790,20! 770,76 400,58 30,76`), '#7a4a30', {
      texture: 'hplank',
      grain: 0.5,
    }),
  );

export const whitePillow = () =>
  part(blob(...points`150,330 136,130 270,96 400,104 530,96 664,130 650,330 400,356`), '#fffaf0', {
    shade: '#cdbccb',
    texture: 'cloth',
    grain: 0.3,
  });

export const envelopePillow = () =>
  part(blob(...points`300,610 312,470 470,440 628,470 640,610 470,640`), '#fdf8ec', {
    shade: '#cfc4c4',
    texture: 'cloth',
    grain: 0.3,
  });

export const earthQuilt = () =>
  group(
    'quilt',
    part(
      wobble(
        blob(...points`70,1080 120,1010 240,1026 330,1050 430,1010 540,1060 660,1016 740,1070 700,1170 120,1170`),
        4,
        0.05,
      ),
      '#8a5a44',
      {
        shade: '#5a3430',
        texture: 'cloth',
        grain: 0.4,
        pattern: { kind: 'patch', colour: '#c08a58', width: 64, rotate: 0.2 },
      },
    ),
  );
