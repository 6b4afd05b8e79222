/** Short, concrete, easy to say and to spell, no two alike on the telephone: 256 of them, so one word is eight bits. */
export const CODE_WORDS: readonly string[] = `
acorn almond amber anchor apple apron arrow autumn bacon badge bagel ballet bamboo banjo basil basket
beacon beaver bison blanket blossom bonnet bottle bramble breeze brick bridge bronze bubble bucket butter button
cabin cactus camel camera candle canoe canyon carpet carrot castle cedar cello chalk cherry chimney cinder
circus clover cobalt cobweb coconut comet compass copper coral cotton cousin cradle crayon cricket crystal cuckoo
curtain daisy dancer desert diamond dolphin domino donkey dragon drummer eagle easel eclipse elbow ember engine
fable falcon feather fiddle flannel flute forest fossil fountain fox galaxy garden garlic ginger giraffe glacier
goblet gondola gravel guitar hammock harbour harvest hazel helmet hermit hollow honey icicle indigo island ivory
jacket jasmine jigsaw jungle kettle kitten ladder lagoon lantern lemon leopard lilac linen lizard lobster locket
lotus magnet mango maple marble meadow melon meteor mirror mitten monkey moon mosaic moth mountain muffin
mustard napkin nectar needle nettle nickel nutmeg oasis ocean olive onion opal orbit orchard osprey otter
oyster paddle palace panda paper parrot pastel peanut pearl pebble pelican pencil pepper piano picnic pigeon
pillow pilot pirate planet plum pocket pollen poppy potato puddle puffin pumpkin puppet quartz quill rabbit
radish raisin raven ribbon river robin rocket saddle saffron sailor salmon sandal satin scarf seagull shadow
shovel silver singer sketch snail snow spider spiral spoon spruce squid statue stork summer sunset swan
tango teapot temple thimble thistle thunder tiger timber tinsel toffee tomato tulip tunnel turnip turtle umbrella
valley vanilla velvet vessel violet volcano waffle walnut walrus weasel whistle willow window winter wizard yogurt
`
  .trim()
  .split(/\s+/);
