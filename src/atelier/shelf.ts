// biome-ignore-all format: an inventory reads as lines, not as a column.

import { footprint, ploughAbove, roofAbove, tramAbove, treeAbove, walkerAbove } from './motifs/above/from-above.ts';
import { passerBy } from './motifs/above/passer-by.ts';
import { bear } from './motifs/animals/bear.ts';
import { bird, crow, flyingBird } from './motifs/animals/bird.ts';
import { cat, walkingCat } from './motifs/animals/cat.ts';
import { cloudSheep } from './motifs/animals/cloud-sheep.ts';
import { antlers, deer } from './motifs/animals/deer.ts';
import { elephant } from './motifs/animals/elephant.ts';
import { fox, sittingFox } from './motifs/animals/fox.ts';
import { hen } from './motifs/animals/hen.ts';
import { hermitCrab } from './motifs/animals/hermit-crab.ts';
import { horse } from './motifs/animals/horse.ts';
import { jellyfish } from './motifs/animals/jellyfish.ts';
import { moth } from './motifs/animals/moth.ts';
import { octopus } from './motifs/animals/octopus.ts';
import { owl } from './motifs/animals/owl.ts';
import { quadruped } from './motifs/animals/quadruped.ts';
import { rabbit, rabbitHead } from './motifs/animals/rabbit.ts';
import { armTip, REACHING_ARMS } from './motifs/animals/reaching-arms.ts';
import { robin } from './motifs/animals/robin.ts';
import { signalCrab } from './motifs/animals/signal-crab.ts';
import { snail } from './motifs/animals/snail.ts';
import { turtle } from './motifs/animals/turtle.ts';
import { heron, swan } from './motifs/animals/water-birds.ts';
import { wolf } from './motifs/animals/wolf.ts';
import { earthworm, listeningWorm, travellingWorm, wormInTopHat } from './motifs/animals/worm.ts';
import { church } from './motifs/architecture/church.ts';
import { desertTown } from './motifs/architecture/desert-town.ts';
import { carousel, circusTent, fairWheel, marketStall } from './motifs/architecture/fairground.ts';
import { house } from './motifs/architecture/house.ts';
import { postMill, windmill } from './motifs/architecture/mills.ts';
import { balcony, boxFront, operaBox, operaStage } from './motifs/architecture/opera-house.ts';
import { pagoda } from './motifs/architecture/pagoda.ts';
import { gardenHills, kitchenSill, plantSill, SASH_PANE, sashWindow } from './motifs/architecture/sills.ts';
import { spiralStairs, staircase, stairs } from './motifs/architecture/stairs.ts';
import { bridge, gate, ruin, well } from './motifs/architecture/stonework.ts';
import { theatre } from './motifs/architecture/theatre.ts';
import { BLOSSOM, RED_LEAVES, towerOfSeasons } from './motifs/architecture/tower-of-seasons.ts';
import { lighthouse, tower } from './motifs/architecture/towers.ts';
import { alleyWall, backOfTheHouse, chimney, darkWindow, gardenWall, schoolWall, schoolWindows } from './motifs/architecture/walls.ts';
import { dragon } from './motifs/beasts/dragon.ts';
import { lion } from './motifs/beasts/lion.ts';
import { monster } from './motifs/beasts/monster.ts';
import { BASKET_SHADOW, DRAGON_SHADOW, dragonEye, HOOD_SHADOW } from './motifs/beasts/shadows.ts';
import { bee } from './motifs/creatures/bee.ts';
import { mouse, uprightHare } from './motifs/creatures/climbers.ts';
import { flyingOwl } from './motifs/creatures/flying-owl.ts';
import { frog } from './motifs/creatures/frog.ts';
import { gallopingHorse } from './motifs/creatures/galloping-horse.ts';
import { goat } from './motifs/creatures/goat.ts';
import { hare, leapingHare } from './motifs/creatures/hare.ts';
import { crane, flyingCrane, flyingStork, stork } from './motifs/creatures/long-legged-birds.ts';
import { lunaMoth } from './motifs/creatures/luna-moth.ts';
import { mole } from './motifs/creatures/mole.ts';
import { peacock } from './motifs/creatures/peacock.ts';
import { serpentCoil, sleepyHead } from './motifs/creatures/sea-serpent.ts';
import { serpentBody, serpentHead } from './motifs/creatures/serpent.ts';
import { sheepBust } from './motifs/creatures/sheep.ts';
import { shyPeacock } from './motifs/creatures/shy-peacock.ts';
import { standingBear } from './motifs/creatures/standing-bear.ts';
import { bedFrame, blanket, mattress, nightcap, pea, squashedPrincess } from './motifs/curios/bedtime.ts';
import { bulb } from './motifs/curios/bulb.ts';
import { dormitory } from './motifs/curios/bulb-beds.ts';
import { borderHouse, CAVE, crumb, frozenEarth, pawprint, snowOnHalfARoof, snowOnTheEarth, tunnel, windingRoad } from './motifs/curios/diggings.ts';
import { giantEye, giantFace } from './motifs/curios/giant-eye.ts';
import { royalMattress } from './motifs/curios/mattresses.ts';
import { divingHelmet, footlight, honeyPot, telegraphPole } from './motifs/curios/oddments.ts';
import { cliff, island } from './motifs/curios/rocks.ts';
import { autumn, winter } from './motifs/curios/scenery.ts';
import { bellyAt, bellyMeadow, hammock, sleeper, tinySheep } from './motifs/curios/sleeper.ts';
import { stoneCliff, stoneFeatures, waterfall } from './motifs/curios/stone-face.ts';
import { babyBundle, oldManBundle, slipper } from './motifs/curios/stork-cargo.ts';
import { ammonite, carrot, claspedRoots, fossilFish } from './motifs/curios/underground.ts';
import { nearWave, waveCrest } from './motifs/curios/waves.ts';
import { drum, trumpet } from './motifs/instruments/band.ts';
import { gramophone, parlourGramophone } from './motifs/instruments/gramophones.ts';
import { musicBox, strut } from './motifs/instruments/music-box.ts';
import { grandPiano, uprightPiano } from './motifs/instruments/pianos.ts';
import { blackStreetKeys, keyAt, PRESSED_KEY, streetKeys } from './motifs/instruments/street-keys.ts';
import { bow, fiddle, violin, violinCase } from './motifs/instruments/strings.ts';
import { lastRoses, trumpeter, walkingDrum, walkingGramophone, walkingTenorDrum, walkingViolin } from './motifs/instruments/walking.ts';
import { looseCog, sunflowerWheel } from './motifs/machines/cogs.ts';
import { gear } from './motifs/machines/gear.ts';
import { barbersChair, barbersCloth, barbersPole, bottle, bottleShelf } from './motifs/objects/barbers-shop.ts';
import { rubberDuck, stickingPlaster } from './motifs/objects/bath-things.ts';
import { bed } from './motifs/objects/bed.ts';
import { bedFromAbove, earthQuilt, envelopePillow, lapQuilt, whitePillow } from './motifs/objects/bedding.ts';
import { birthdayCake, cherry, fireHose } from './motifs/objects/birthday.ts';
import { bookSpine, bookStack, openBook } from './motifs/objects/books.ts';
import { breakfastPlate, friedEgg, hugeFork, parsley, yolk } from './motifs/objects/breakfast.ts';
import { birdcage } from './motifs/objects/cage.ts';
import { chessKing, chessKnight, chessPawn, chessRook } from './motifs/objects/chess.ts';
import { ladder, rope } from './motifs/objects/climbing.ts';
import { clock } from './motifs/objects/clock.ts';
import { dancingCoat, emptySleeve, openCoat, robinScarf, yellowBow } from './motifs/objects/clothes.ts';
import { brimEdge, longEaredChild, magiciansTable, valance, wand } from './motifs/objects/conjuring.ts';
import { plate, teacup } from './motifs/objects/crockery.ts';
import { door } from './motifs/objects/door.ts';
import { BREACH, breachEdge, shell } from './motifs/objects/egg-shell.ts';
import { childsDrawing, envelopeBack, envelopeFront, postmansKit, postmark, stamp } from './motifs/objects/envelope.ts';
import { crook, furrows, horseCollar, shadeTree, woodenPlough } from './motifs/objects/farm.ts';
import { bunting, curtain } from './motifs/objects/festoon.ts';
import { fire } from './motifs/objects/fire.ts';
import { longRod, rodAndLine, starOnTheHook } from './motifs/objects/fishing.ts';
import { balloon, umbrella } from './motifs/objects/float.ts';
import { apple, egg } from './motifs/objects/food.ts';
import { frame, mirror } from './motifs/objects/frames.ts';
import { burrowDoor, hallDoor, landlordsDoor } from './motifs/objects/front-doors.ts';
import { coatHooks, counterWithBell, cupboard, dresser, oakBeam, pantryShelf, phoneStool, tableTowardsUs, teaTable } from './motifs/objects/furniture.ts';
import { flowerpot, gardenCan, wateringCan } from './motifs/objects/garden.ts';
import { fishbowl, jar } from './motifs/objects/glass.ts';
import { hand } from './motifs/objects/hand.ts';
import { maskRim, maskString, OVAL, orchardTree } from './motifs/objects/hanging-masks.ts';
import { dottedDrape, heavyCurtain, netCurtains, ovalGround } from './motifs/objects/hangings.ts';
import { goldCrown, heapOfGold } from './motifs/objects/hoard.ts';
import { hourglass } from './motifs/objects/hourglass.ts';
import { calmWake, fistOnTheIron, foamLine, iron, ironedSea, ironingBoard, mermaidsTail, roughSea, socks, steamPuff, steepSwell } from './motifs/objects/ironing.ts';
import { key, keyhole } from './motifs/objects/keys.ts';
import { knittingHand, knittingNeedle, longScarf, quiltThread, whisperThread, woolAndNeedles, woollenJumper } from './motifs/objects/knitting.ts';
import { eyesInTheDark, luggageLabel, toLetSign } from './motifs/objects/labels.ts';
import { airHose, lampCord, lampString, pendantLamp, tableLamp } from './motifs/objects/lamps.ts';
import { bowWave, longJohns, sail } from './motifs/objects/laundry.ts';
import { lightBulb } from './motifs/objects/light-bulb.ts';
import { candle, lampPost, lantern, paperLantern } from './motifs/objects/lights.ts';
import { boot, teddy, teeth } from './motifs/objects/lost-things.ts';
import { awning, brassScales, squarePaving, stallBoard, stallPosts } from './motifs/objects/market.ts';
import { mask } from './motifs/objects/mask.ts';
import { nest } from './motifs/objects/nest.ts';
import { acorn } from './motifs/objects/nesting-doll.ts';
import { lowStool, MONSTER_FUR, monsterPaws, nightstand, nurseryBed, nurseryQuilt } from './motifs/objects/nursery.ts';
import { paintBrush, paintBucket, paintDrip } from './motifs/objects/paint.ts';
import { clothHeart, diamondPip, fallenCard, heartPip, jewelledSeam } from './motifs/objects/playing-cards.ts';
import { feather, skull } from './motifs/objects/relics.ts';
import { ringRug } from './motifs/objects/rugs.ts';
import { INSIDE_THE_LID, skerry, suitcaseFront, suitcaseLid, suitcaseSea } from './motifs/objects/sea-suitcase.ts';
import { armchair, chair, chairBack, throne } from './motifs/objects/seats.ts';
import { needle, scissors } from './motifs/objects/sewing.ts';
import { AUTUMN, castor, paperSun, sandbagRope, stageBoards } from './motifs/objects/stage-things.ts';
import { onString } from './motifs/objects/string-figure.ts';
import { candlestick, cruet, napkin, pie, placeSetting } from './motifs/objects/tableware.ts';
import { clothShelf, hugeCoat, hugeLapels, hugeSleeves, shirtFront, tailorsDummy, tapeMeasure } from './motifs/objects/tailors-shop.ts';
import { receiver, telephone, telephoneCord } from './motifs/objects/telephone.ts';
import { tinyWashing } from './motifs/objects/tiny-washing.ts';
import { toyTrolley } from './motifs/objects/toys.ts';
import { pondRim, umbrellaAbove, upturnedHandle } from './motifs/objects/umbrellas.ts';
import { emptyCoat, suitcase, topHat } from './motifs/objects/wardrobe.ts';
import { anchorRope, cottageUnderSail, gardenGate, mastAndLines, pennant } from './motifs/objects/washing-mast.ts';
import { shakingWire, telegraphWires, wire } from './motifs/objects/wires.ts';
import { reachingArm, summerArm } from './motifs/people/arms.ts';
import { BODY } from './motifs/people/body.ts';
import { claspedHands } from './motifs/people/clasped-hands.ts';
import { HAIR, liftOf, SKIN } from './motifs/people/complexion.ts';
import { crowd } from './motifs/people/crowd.ts';
import { cuppedHands } from './motifs/people/cupped-hands.ts';
import { embrace } from './motifs/people/embrace.ts';
import { EMOTION } from './motifs/people/emotion.ts';
import { face, faceLayers } from './motifs/people/face.ts';
import { figure } from './motifs/people/figure.ts';
import { hand as personHand } from './motifs/people/hand.ts';
import { hats } from './motifs/people/hats.ts';
import { headBack } from './motifs/people/head-back.ts';
import { BELOW_THE_BROW, brow, headLid, OPEN_HEAD, skullFloor } from './motifs/people/head-lid.ts';
import { hairRibbon, hairShine, plait } from './motifs/people/plait.ts';
import { portrait } from './motifs/people/portrait.ts';
import { profile } from './motifs/people/profile.ts';
import { CLOTHS, someone } from './motifs/people/someone.ts';
import { knee, toe } from './motifs/people/toes-and-knees.ts';
import { bareTree } from './motifs/plants/bare-tree.ts';
import { cactus } from './motifs/plants/cactus.ts';
import { cypress } from './motifs/plants/cypress.ts';
import { dandelion, dandelionSeed } from './motifs/plants/dandelion.ts';
import { foliage, leafShape, rootLegs } from './motifs/plants/foliage.ts';
import { meadow } from './motifs/plants/meadow.ts';
import { oak, roundTree } from './motifs/plants/oak.ts';
import { palm, palmGarden } from './motifs/plants/palm.ts';
import { pine } from './motifs/plants/pine.ts';
import { geranium, waterLily } from './motifs/plants/potted.ts';
import { roots } from './motifs/plants/roots.ts';
import { flower, mushroom, reeds, stump } from './motifs/plants/small.ts';
import { greenShoot, oakSprout, sprout, sunflowerStem } from './motifs/plants/sprouts.ts';
import { sunflower, sunflowerHead } from './motifs/plants/sunflower.ts';
import { vine } from './motifs/plants/vine.ts';
import { willow } from './motifs/plants/willow.ts';
import { iceCrown, SUMMER_SIDE, WINTER_SIDE, wreath } from './motifs/plants/wreath.ts';
import { bust } from './motifs/puppet/bust.ts';
import { person } from './motifs/puppet/person.ts';
import { POSE } from './motifs/puppet/pose.ts';
import { beardWaves, halfMoustache } from './motifs/sea/beard-waves.ts';
import { coralFish } from './motifs/sea/coral-fish.ts';
import { cupBreaker, cupSwell } from './motifs/sea/cup-waves.ts';
import { fish } from './motifs/sea/fish.ts';
import { eveningSurface, morningWaterline, puddle, ripples, splash } from './motifs/sea/surface.ts';
import { whale } from './motifs/sea/whale.ts';
import { cloudPuff, crescentMoon, moon, sun } from './motifs/sky/celestial.ts';
import { lightning, smallBolt } from './motifs/sky/lightning.ts';
import { COATED, newMoon, oldMoon } from './motifs/sky/painted-moon.ts';
import { grumblingSun, lowSun, tiredSun } from './motifs/sky/suns.ts';
import { airBalloon, airship, paperPlane } from './motifs/vehicles/air.ts';
import { boat, paperBoat, rowBoat } from './motifs/vehicles/boats.ts';
import { litter } from './motifs/vehicles/litter.ts';
import { steamTrain, train, tram } from './motifs/vehicles/rail.ts';
import { platformEdge, railsAtDawn, signal, trainWithAPassenger } from './motifs/vehicles/railway.ts';
import { bicycle, caravan } from './motifs/vehicles/road.ts';
import { ship } from './motifs/vehicles/ship.ts';
import { shipsRail } from './motifs/vehicles/ship-rail.ts';
import { submarine } from './motifs/vehicles/submarine.ts';
import { wheel } from './motifs/vehicles/wheel.ts';
import { wheelchair } from './motifs/vehicles/wheelchair.ts';
import { rig } from './rigs.ts';

/** One door for the cards: everything that can be put into a scene. */
export const motif = {
  // sky and sea
  moon, crescentMoon, sun, cloudPuff, fish, whale,
  // lights and fire
  lantern, paperLantern, candle, lampPost, fire,
  // things to look into
  door, mirror, frame, key, keyhole, jar, fishbowl, hourglass, clock, birdcage,
  // furniture and table
  bed, chair, chairBack, armchair, throne, teacup, plate, egg, apple, openBook, bookSpine, bookStack, curtain,
  bunting,
  // things to carry
  ladder, rope, balloon, umbrella, flowerpot, gardenCan, wateringCan, needle, scissors, feather, skull, mask,
  topHat, emptyCoat, suitcase, hand, gear,
  // instruments
  drum, trumpet, gramophone, parlourGramophone, musicBox, strut, grandPiano, uprightPiano, violin, violinCase,
  fiddle, bow,
  // plants
  bareTree, cactus, cypress, leafShape, foliage, rootLegs, meadow, oak, roundTree, pine, roots, flower, mushroom,
  reeds, stump, sunflowerHead, sunflower, vine, willow,
  // vehicles
  airBalloon, airship, paperPlane, boat, rowBoat, paperBoat, steamTrain, train, tram, bicycle, caravan, ship,
  submarine, wheel,
  // buildings
  church, desertTown, circusTent, carousel, fairWheel, marketStall, house, windmill, postMill, pagoda, stairs,
  staircase, spiralStairs, bridge, ruin, gate, well, theatre, tower, lighthouse,
  // seen from above
  walkerAbove, treeAbove, tramAbove, roofAbove, ploughAbove, footprint,
  // made for one story
  bedFrame, mattress, squashedPrincess, pea, nightcap, blanket, divingHelmet, telegraphPole, honeyPot, footlight,
  island, cliff, oldManBundle, babyBundle, slipper, claspedRoots, fossilFish, ammonite, carrot, waveCrest,
  nearWave,
  // small people
  bust, person, POSE,
  // animals and beasts
  bear, bird, crow, flyingBird, cat, walkingCat, antlers, deer, elephant, fox, sittingFox, hermitCrab, horse,
  jellyfish, moth, octopus, owl, quadruped, rabbit, rabbitHead, snail, turtle, heron, swan, wolf, bee, flyingOwl,
  frog, gallopingHorse, goat, hare, leapingHare, flyingStork, flyingCrane, stork, crane, lunaMoth, mole, peacock,
  serpentBody, serpentHead, standingBear, lion, monster,
  // above
  passerBy,
  // more animals
  REACHING_ARMS, armTip, cloudSheep, earthworm, hen, listeningWorm, robin, signalCrab, travellingWorm, wormInTopHat,
  // walls and windows
  BLOSSOM, RED_LEAVES, SASH_PANE, alleyWall, backOfTheHouse, balcony, boxFront, chimney, darkWindow, gardenHills,
  gardenWall, kitchenSill, operaBox, operaStage, plantSill, sashWindow, schoolWall, schoolWindows, towerOfSeasons,
  // shadows of beasts
  BASKET_SHADOW, DRAGON_SHADOW, HOOD_SHADOW, dragon, dragonEye,
  // more creatures
  mouse, serpentCoil, sheepBust, shyPeacock, sleepyHead, uprightHare,
  // earth, stone, sleep
  CAVE, autumn, bellyAt, bellyMeadow, borderHouse, bulb, crumb, dormitory, frozenEarth, giantEye, giantFace, hammock,
  pawprint, royalMattress, sleeper, snowOnHalfARoof, snowOnTheEarth, stoneCliff, stoneFeatures, tinySheep, tunnel,
  waterfall, windingRoad, winter,
  // played and walked
  PRESSED_KEY, blackStreetKeys, keyAt, lastRoses, streetKeys, trumpeter, walkingDrum, walkingGramophone,
  walkingTenorDrum, walkingViolin,
  // machines
  looseCog, sunflowerWheel,
  // things of a trade, a room, a game
  AUTUMN, BREACH, INSIDE_THE_LID, MONSTER_FUR, OVAL, acorn, airHose, anchorRope, awning, barbersChair, barbersCloth,
  barbersPole, bedFromAbove, birthdayCake, boot, bottle, bottleShelf, bowWave, brassScales, breachEdge,
  breakfastPlate, brimEdge, burrowDoor, calmWake, candlestick, castor, cherry, chessKing, chessKnight, chessPawn,
  chessRook, childsDrawing, clothHeart, clothShelf, coatHooks, cottageUnderSail, counterWithBell, crook, cruet,
  cupboard, dancingCoat, diamondPip, dottedDrape, dresser, earthQuilt, emptySleeve, envelopeBack, envelopeFront,
  envelopePillow, eyesInTheDark, fallenCard, fireHose, fistOnTheIron, foamLine, friedEgg, furrows, gardenGate,
  goldCrown, hallDoor, heapOfGold, heartPip, heavyCurtain, horseCollar, hugeCoat, hugeFork, hugeLapels, hugeSleeves,
  iron, ironedSea, ironingBoard, jewelledSeam, knittingHand, knittingNeedle, lampCord, lampString, landlordsDoor,
  lapQuilt, lightBulb, longEaredChild, longJohns, longRod, longScarf, lowStool, luggageLabel, magiciansTable, maskRim,
  maskString, mastAndLines, mermaidsTail, monsterPaws, napkin, nest, netCurtains, nightstand, nurseryBed,
  nurseryQuilt, oakBeam, onString, openCoat, orchardTree, ovalGround, paintBrush, paintBucket, paintDrip, pantryShelf,
  paperSun, parsley, pendantLamp, pennant, phoneStool, pie, placeSetting, pondRim, postmansKit, postmark, quiltThread,
  receiver, ringRug, robinScarf, rodAndLine, roughSea, rubberDuck, sail, sandbagRope, shadeTree, shakingWire, shell,
  shirtFront, skerry, socks, squarePaving, stageBoards, stallBoard, stallPosts, stamp, starOnTheHook, steamPuff,
  steepSwell, stickingPlaster, suitcaseFront, suitcaseLid, suitcaseSea, tableLamp, tableTowardsUs, tailorsDummy,
  tapeMeasure, teaTable, teddy, teeth, telegraphWires, telephone, telephoneCord, tinyWashing, toLetSign, toyTrolley,
  umbrellaAbove, upturnedHandle, valance, wand, whisperThread, whitePillow, wire, woodenPlough, woolAndNeedles,
  woollenJumper, yellowBow, yolk,
  // parts of people
  BELOW_THE_BROW, OPEN_HEAD, brow, hairRibbon, hairShine, headLid, knee, plait, reachingArm, skullFloor, summerArm,
  toe,
  // garden and wood
  SUMMER_SIDE, WINTER_SIDE, dandelion, dandelionSeed, geranium, greenShoot, iceCrown, oakSprout, palm, palmGarden,
  sprout, sunflowerStem, waterLily, wreath,
  // water
  beardWaves, coralFish, cupBreaker, cupSwell, eveningSurface, halfMoustache, morningWaterline, puddle, ripples,
  splash,
  // more sky
  COATED, grumblingSun, lightning, lowSun, newMoon, oldMoon, smallBolt, tiredSun,
  // on rails and decks
  litter, platformEdge, railsAtDawn, shipsRail, signal, trainWithAPassenger, wheelchair,
};

/** Everything about people who are seen large: faces, bodies, hands, clothes. */
export const people = {
  BODY, SKIN, HAIR, liftOf, crowd, claspedHands, cuppedHands, embrace, EMOTION, face, faceLayers, figure, hand: personHand, hats,
  headBack, portrait, profile, CLOTHS, someone,
};

/** The people of the deck, and the stage sets: most are painted straight into a scene, the furniture is put. */
export { cast } from './cast/cast.ts';
export { place } from './places/sets.ts';

/** Light rigs. */
export const mood = rig;
