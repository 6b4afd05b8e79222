import type { RulesText } from './rules-text.ts';

export const rules: RulesText = [
  {
    heading: 'Idéen',
    paragraphs: [
      'Alle har nogle malerier på hånden. En af jer, fortælleren, siger noget om et af sine: et ord, en linje, en sang, et suk. Alle andre finder et kort på deres egen hånd, som det også kunne handle om.',
      'Kortene blandes og lægges frem. Gæt så: hvilket var fortællerens? Og hvor mange lod sig narre af dit?',
    ],
  },
  {
    heading: 'En runde',
    paragraphs: [
      'I første runde fortæller den, der først melder sig med en ledetråd. Derefter går turen bordet rundt.',
      'Fortælleren vælger i hemmelighed et kort og giver ledetråden. Man kan skrive den eller sige den højt, når man sidder i samme stue.',
      'Alle andre lægger ét kort (er I tre: to). Indtil det sidste er lagt, må du tage dit tilbage.',
      'Alle kort ligger med billedet op og har et nummer. Stem hemmeligt og aldrig på dit eget kort; du må ombestemme dig, indtil den sidste stemme er afgivet.',
      'Alle stemmer vendes på én gang. Så ser vi, hvem der lagde hvad, og hvem der får point og hvorfor.',
    ],
  },
  {
    heading: 'Point',
    paragraphs: [
      'En god ledetråd bliver forstået af nogle, men ikke af alle. Så får fortælleren 3, og det gør alle, der fandt kortet, også.',
      'Hvis alle fandt det, eller ingen gjorde, får fortælleren intet, og alle andre får 2.',
      'Hver stemme på dit eget kort giver dig 1 point mere. Spillet slutter med den runde, hvor nogen når 30; flest point vinder, og står det lige, deler man sejren.',
    ],
  },
  {
    heading: 'Odyssey 2011',
    paragraphs: [
      'For op til tolv. Fra syv spillere må du afgive én stemme, eller to på forskellige kort. Den, der finder kortet med en enkelt stemme, får 1 point mere. Stemmer på dit kort giver højst 3 point i en runde.',
    ],
  },
  {
    heading: 'Odyssey 2023',
    paragraphs: [
      'Alle afgiver to stemmer, på ét kort eller på to. Hver stemme på fortællerens kort giver 3 point; fortælleren får 3.',
      'Hvis hver eneste stemme ligger på det, får fortælleren intet, og alle andre får 4. Hvis ingen gør, får alle andre 2.',
    ],
  },
  {
    heading: 'Fest',
    paragraphs: [
      'For seks til tolv. Kortene ligger med bagsiden op; fortælleren siger noget, før nogen har set et kort. Så lægger alle, også fortælleren, et kort, der passer.',
      'Stem på det kort, du tror, de fleste stemmer på; dit eget er tilladt. Du får 1 point for hver, der valgte det, dig selv medregnet, højst 5, og intet, hvis du var alene.',
      'Fortælleren lægger også en torn på et kort. Den, der stemte på det, får intet. Bagefter sender alle deres kort videre til venstre.',
    ],
  },
  {
    heading: 'Makkere',
    paragraphs: [
      'Makkere sidder over for hinanden og ser ikke hinandens kort. Fortælleren finder en idé i sine egne kort og giver en ledetråd; makkeren lægger det kort, der passer bedst til den.',
      'I hvert af de andre par lægger den ene et kort, og den anden stemmer uden at vide, hvilket kort der er parrets eget. Alle fortæller så mange gange, som I har aftalt; parret med flest point vinder.',
    ],
  },
];
