// biome-ignore-all format: an inventory reads as lines, not as a column.

import { balconyAsleep, childAwake, ladyOnAShoulder, snoringGentleman, stallsAsleep } from './audience.ts';
import { boyInTheCoat, childAtTheWindow, childInDetention, childInRed, childOnALadder, childReading, childWithClosedHands, childWithScissors, choosingGirl, girlAtTea, girlWithADandelion, herOwnFace, labelledBoy, pyjamaArm, sleepingChild, smallAngler, smallCustomer } from './children.ts';
import { birthdayWoman, helmswoman, knittingGrandmother, manFromBehind, oldWomanDancing, ploughwoman, sleepingOldWoman, sulkingOldMan, sulkingOldWoman, widower, wifeInThePicture, womanInAShawl, youngHusband } from './elders.ts';
import { fireBrigade } from './fire-brigade.ts';
import { FOLLOWERS, follower } from './followers.ts';
import { hurtGiant, proudGiant, sneezingGiant, summerGiant, summersHand, winterGiant, wintersHand } from './giants.ts';
import { ancestor, boredCousin, crossFather, gleefulChild, knowingCousin, matriarch, proudUncle, startledAunt } from './late-family.ts';
import { cellist, fiddler, soprano, sopranosHand } from './musicians.ts';
import { accusedMan, gossip, hotHead, listener, manWithAnOpenCoat, womanFromBehind } from './neighbours.ts';
import { NINE_LIVES } from './nine-lives.ts';
import { firstToLeave, grandmotherWithStick, perchers, stoutPercher, swingingGirl } from './on-the-wires.ts';
import { agesOfOneLife, womanBeforeTheMirror, womanInTheMirror } from './one-life.ts';
import { crowInACoat, magicianInTails, rabbitInTails } from './performers.ts';
import { queenOfTheDay, queenOfTheNight } from './queens.ts';
import { composedWoman, QUORUM } from './quorum.ts';
import { rumour } from './rumour.ts';
import { diver, oldBoatman, oldFisherman, oldSailor, sailorInAScarf, somebodyInABoat } from './sailors.ts';
import { SEEDLINGS } from './seedlings.ts';
import { carryingStagehand, oldStagehand, pushingStagehand } from './stagehands.ts';
import { eggSwimmer, sunbathers } from './sunbathers.ts';
import { clerk, frightenedBarber, gardenerInStraw, gardenerOnThePhone, jackOfAllTrades, manIroning, mechanic, moonPainter, shepherd, shepherdess, stallholder, tailor } from './tradespeople.ts';
import { camper, castaway, emigrant, farCastaway, manWithABriefcase, morningTraffic, oldCamper, saltCyclist, somebodyUpsideDown, walkerInRed, walkerWithASuitcase, womanOfSixty } from './travellers.ts';

/** The people of the deck, each as one card or another needs them: dressed, posed and in a mood. */
export const cast = {
  // audience
  balconyAsleep, childAwake, ladyOnAShoulder, snoringGentleman, stallsAsleep,
  // children
  boyInTheCoat, childAtTheWindow, childInDetention, childInRed, childOnALadder, childReading, childWithClosedHands,
  childWithScissors, choosingGirl, girlAtTea, girlWithADandelion, herOwnFace, labelledBoy, pyjamaArm, sleepingChild,
  smallAngler, smallCustomer,
  // elders
  birthdayWoman, helmswoman, knittingGrandmother, manFromBehind, oldWomanDancing, ploughwoman, sleepingOldWoman,
  sulkingOldMan, sulkingOldWoman, widower, wifeInThePicture, womanInAShawl, youngHusband,
  // fire brigade
  fireBrigade,
  // followers
  FOLLOWERS, follower,
  // giants
  hurtGiant, proudGiant, sneezingGiant, summerGiant, summersHand, winterGiant, wintersHand,
  // late family
  ancestor, boredCousin, crossFather, gleefulChild, knowingCousin, matriarch, proudUncle, startledAunt,
  // musicians
  cellist, fiddler, soprano, sopranosHand,
  // neighbours
  accusedMan, gossip, hotHead, listener, manWithAnOpenCoat, womanFromBehind,
  // nine lives
  NINE_LIVES,
  // on the wires
  firstToLeave, grandmotherWithStick, perchers, stoutPercher, swingingGirl,
  // one life
  agesOfOneLife, womanBeforeTheMirror, womanInTheMirror,
  // performers
  crowInACoat, magicianInTails, rabbitInTails,
  // queens
  queenOfTheDay, queenOfTheNight,
  // quorum
  QUORUM, composedWoman,
  // rumour
  rumour,
  // sailors
  diver, oldBoatman, oldFisherman, oldSailor, sailorInAScarf, somebodyInABoat,
  // seedlings
  SEEDLINGS,
  // stagehands
  carryingStagehand, oldStagehand, pushingStagehand,
  // sunbathers
  eggSwimmer, sunbathers,
  // tradespeople
  clerk, frightenedBarber, gardenerInStraw, gardenerOnThePhone, jackOfAllTrades, manIroning, mechanic, moonPainter,
  shepherd, shepherdess, stallholder, tailor,
  // travellers
  camper, castaway, emigrant, farCastaway, manWithABriefcase, morningTraffic, oldCamper, saltCyclist,
  somebodyUpsideDown, walkerInRed, walkerWithASuitcase, womanOfSixty,
};
