import type { RulesText } from './rules-text.ts';

export const rules: RulesText = [
  {
    heading: 'O co jde',
    paragraphs: [
      'Každý drží v ruce pár obrazů. Jeden z vás, vypravěč, řekne něco o jednom ze svých: slovo, větu, písničku, povzdech. Ostatní najdou ve své ruce kartu, která by to mohla být taky.',
      'Karty se zamíchají a vyloží. A teď hádej: která byla vypravěčova? A kolik lidí naletí té tvojí?',
    ],
  },
  {
    heading: 'Jedno kolo',
    paragraphs: [
      'V prvním kole vypráví ten, kdo se první ozve, že má nápovědu. Potom se ve vyprávění střídáte dokola.',
      'Vypravěč si potají vybere kartu a dá nápovědu. Může ji napsat, nebo říct nahlas, když sedíte v jedné místnosti.',
      'Každý z ostatních přidá jednu kartu (když hrajete ve třech, tak dvě). Dokud nepřijde poslední, můžeš si svou vzít zpátky.',
      'Všechny karty leží lícem nahoru a mají čísla. Hlasuj tajně, nikdy ne pro svou; než padne poslední hlas, můžeš si to rozmyslet.',
      'Všechny hlasy se odkryjí najednou. Pak uvidíte, čí byla která karta a kdo má kolik bodů a za co.',
    ],
  },
  {
    heading: 'Body',
    paragraphs: [
      'Dobrou nápovědu pochopí někdo, ale ne všichni. Pak vypravěč dostane 3 body a stejně tak každý, kdo kartu uhodl.',
      'Když uhodnou všichni, nebo nikdo, vypravěč nedostane nic a každý z ostatních dostane 2.',
      'Každý hlas na tvou kartu ti přinese 1 bod navíc. Hra končí kolem, ve kterém někdo dojde na 30; vyhrává, kdo má nejvíc bodů, a při shodě se vyhrává společně.',
    ],
  },
  {
    heading: 'Odyssey 2011',
    paragraphs: [
      'Až pro dvanáct hráčů. Od sedmi hráčů smíš dát jeden hlas, nebo dva na různé karty. Kdo uhodne jediným hlasem, dostane o 1 bod víc. Hlasy na tvou kartu ti v jednom kole přinesou nejvýš 3 body.',
    ],
  },
  {
    heading: 'Odyssey 2023',
    paragraphs: [
      'Každý dává dva hlasy, na jednu kartu nebo na dvě. Každý hlas na vypravěčově kartě přinese 3 body; vypravěč dostane 3.',
      'Když jsou na ní úplně všechny hlasy, vypravěč nedostane nic a všichni ostatní dostanou 4. Když tam není žádný, dostanou všichni ostatní 2.',
    ],
  },
  {
    heading: 'Večírek',
    paragraphs: [
      'Pro šest až dvanáct hráčů. Karty leží lícem dolů; vypravěč něco řekne dřív, než kdokoli nějakou uvidí. Pak každý, i vypravěč, přidá kartu, která se k tomu hodí.',
      'Hlasuj pro kartu, kterou podle tebe zvolí většina; smíš i pro svou. Dostaneš tolik bodů, kolik lidí ji zvolilo, nejvýš 5, a nic, když ji nezvolil nikdo jiný.',
      'Vypravěč ještě položí trn. Kdo hlasoval pro tu kartu, nedostane nic. Nakonec si všichni pošlou karty doleva.',
    ],
  },
  {
    heading: 'Dvojice',
    paragraphs: [
      'Parťáci sedí naproti sobě a nevidí si do karet. Vypravěč dá nápovědu, ke které ho inspirují jeho karty; jeho parťák k ní přidá kartu, která sedí nejlíp.',
      'V každé z ostatních dvojic jeden přidá kartu a druhý hlasuje, aniž ví, která karta patří jejich dvojici. Každý vypráví tolikrát, kolikrát se domluvíte; vyhrává dvojice, která má nejvíc bodů.',
    ],
  },
];
