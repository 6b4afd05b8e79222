import { points } from '../../geometry/points.ts';
import { blob, union } from '../../geometry/shape.ts';
import { tube } from '../../geometry/tube.ts';
import { part } from '../../motif.ts';

export const DRAGON_SHADOW = union(
  tube(points`470,1000 400,950 330,880 250,800 230,690 290,600 380,570`, [20, 46, 80, 92, 70, 44, 40]),
  blob(...points`370,600 380,540 440,520 520,545 548,566 520,590 440,610`),
  blob(...points`300,780 380,640 560,620 640,680 560,690 600,740 500,740 520,800 400,800`),
  blob(...points`230,760 120,640 40,640 70,690 20,730 90,760 70,820 190,830`),
  tube(points`300,880 180,960 80,940 30,1010`, [60, 34, 18, 2]),
  blob(...points`400,536 380,490! 430,524`),
  blob(...points`440,524 440,474! 470,526`),
);

export const dragonEye = () =>
  part(blob(...points`474,556 496,548 500,560`), '#f0c48a', { emit: 0.3, ao: 0, round: 0 });

/** What the lamp makes of him: a hood with its tip thrown back, a cape, a basket held well in front. */
export const HOOD_SHADOW = union(
  blob(
    ...points`214,478 194,436 180,424! 190,398 192,346 220,296 272,270 330,258! 352,300 344,372 338,440 318,486 262,500`,
  ),
  blob(...points`232,470 318,470 356,580 398,720 424,852! 300,872 168,856! 190,720 206,590`),
  tube(points`240,850 226,900 206,918 186,920`, [40, 32, 26, 16]),
  tube(points`330,850 350,896 338,918 318,921`, [40, 32, 26, 16]),
  tube(points`232,560 176,632 132,640`, [54, 44, 26]),
);

export const BASKET_SHADOW = union(
  blob(...points`66,706! 196,706! 186,776 170,790! 92,790! 76,776`),
  tube(points`78,712 84,656 130,632 178,656 184,712`, 13),
);
