// biome-ignore-all format: an inventory reads as lines, not as a column.

import { bath, bathFoam, shallows } from './bathroom.ts';
import { beachRailway, shells, steam } from './beach-railway.ts';
import { beardOverTheCheeks, beardOverTheChin } from './beard.ts';
import { bellyGrass, bellyVillage, hammockTree, lawnDaisies } from './belly-village.ts';
import { ninetyNineCandles } from './birthday.ts';
import { bubbles } from './bubbles.ts';
import { soilUnderSnow } from './bulb-garden.ts';
import { chequeredField } from './chequered-field.ts';
import { clockDust, clockwork } from './clockwork.ts';
import { dock, judgesBench, jury } from './courtroom.ts';
import { crowd as shadowCrowd } from './crowd.ts';
import { cheeksOfMoss, crownOfTrees } from './crown-of-trees.ts';
import { tableAcrossTheDowns } from './downs.ts';
import { fingerprintField, straightFields } from './fingerprint.ts';
import { fishNotes, stave } from './fish-music.ts';
import { floorboards, gingham, platformSlabs } from './floors.ts';
import { boughs, drift, forest } from './forest.ts';
import { bench, casement, openWindow, table, window } from './furniture.ts';
import { grove } from './grove.ts';
import { coins, crateOfClouds, fallenLocks, pepper, ringing, sparks, wateringDrops } from './heaps.ts';
import { CELL, honeyCell, honeycomb, litCell, nightCell, waxWall } from './honeycomb.ts';
import { cardEdges, cardRoom, cardRooms, cardTable, cardTenants } from './house-of-cards.ts';
import { KEPT } from './jars.ts';
import { lamplightOnTheStreet, lamplightOnTheWall } from './lamplight.ts';
import { appleRooms, burrowRoom } from './little-homes.ts';
import { hedges, mazeThread } from './maze.ts';
import { dandelionMeadow, nearFlowers, smallFlowers, summerFlowers } from './meadow-flowers.ts';
import { motes } from './motes.ts';
import { hangMask } from './orchard.ts';
import { pigeonHoles } from './pigeon-holes.ts';
import { pottedHand } from './potted-hand.ts';
import { quiltOfPlaces } from './quilt-of-places.ts';
import { cardRays } from './rays.ts';
import { roofs } from './roofs.ts';
import { room } from './room.ts';
import { roomOfASeason } from './room-of-a-season.ts';
import { bareHedgerow, seaAtNight, spray } from './sea-at-night.ts';
import { seaInACup } from './sea-in-a-cup.ts';
import { summerMorning } from './seasons.ts';
import { mayInside, snowFromAbove } from './snow-meadow.ts';
import { nearSnow, printsInTheSnow, rowOfPines, winterWood } from './snowfield.ts';
import { burrowStones, gardenSection, lawnSection, windingRoots } from './soil.ts';
import { goldStars, stageCurtain, stageFloor } from './stage.ts';
import { hangingStreet, kerbsAndRails, slateUmbrellas, streetFromAbove, wetPaving } from './street.ts';
import { stringFigure, washingOnAString } from './string-figure.ts';
import { lifeInAWindow, tuneTo } from './thin-walls.ts';
import { BIRD_COLOURS, freedBirds, printedBirds } from './wallpaper-birds.ts';
import { basketOfWash, fishInTheFolds } from './wash.ts';
import { deep, kelp, rock } from './water.ts';
import { littleRain, privateRain, wateringCanRain } from './weather.ts';

/** Stage sets: most are painted straight into a scene, the furniture is put. */
export const place = {
  crowd: shadowCrowd, forest, boughs, drift, bench, table, casement, motes, roofs, room, deep, kelp, rock,
  BIRD_COLOURS, CELL, KEPT, appleRooms, bareHedgerow, basketOfWash, bath, bathFoam, beachRailway, beardOverTheCheeks,
  beardOverTheChin, bellyGrass, bellyVillage, bubbles, burrowRoom, burrowStones, cardEdges, cardRays, cardRoom,
  cardRooms, cardTable, cardTenants, cheeksOfMoss, chequeredField, clockDust, clockwork, coins, crateOfClouds,
  crownOfTrees, dandelionMeadow, dock, fallenLocks, fingerprintField, fishInTheFolds, fishNotes, floorboards,
  freedBirds, gardenSection, gingham, goldStars, grove, hammockTree, hangMask, hangingStreet, hedges, honeyCell,
  honeycomb, judgesBench, jury, kerbsAndRails, lamplightOnTheStreet, lamplightOnTheWall, lawnDaisies, lawnSection,
  lifeInAWindow, litCell, littleRain, mayInside, mazeThread, nearFlowers, nearSnow, nightCell, ninetyNineCandles,
  openWindow, pepper, pigeonHoles, platformSlabs, pottedHand, printedBirds, printsInTheSnow, privateRain,
  quiltOfPlaces, ringing, roomOfASeason, rowOfPines, seaAtNight, seaInACup, shallows, shells, slateUmbrellas,
  smallFlowers, snowFromAbove, soilUnderSnow, sparks, spray, stageCurtain, stageFloor, stave, steam, straightFields,
  streetFromAbove, stringFigure, summerFlowers, summerMorning, tableAcrossTheDowns, tuneTo, washingOnAString,
  wateringCanRain, wateringDrops, waxWall, wetPaving, windingRoots, window, winterWood,
};
