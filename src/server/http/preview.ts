import { readCode } from '../code.ts';

/** What a chat program shows of a link. Said without looking anything up: a preview tells nobody whether a table exists. */
interface Said {
  readonly home: string;
  readonly about: string;
  readonly table: string;
  readonly come: string;
  readonly replay: string;
}
const ENGLISH: Said = {
  home: 'Inkling: say a little, mean a dream',
  about: 'A storytelling game for three to twelve friends: one link and a deck of paintings nobody has seen before.',
  table: 'Come and play: table {code}',
  come: 'A seat is waiting for you. Nothing to install, no account: open the link and sit down.',
  replay: 'A finished game of Inkling, to leaf through',
};
const WORDS: Readonly<Record<string, Said>> = {
  en: ENGLISH,
  cs: {
    home: 'Inkling: řekni málo, skryj v tom sen',
    about: 'Vyprávěcí hra pro tři až dvanáct přátel: jeden odkaz a balíček obrazů, které ještě nikdo neviděl.',
    table: 'Pojď si zahrát: stůl {code}',
    come: 'Čeká tu na tebe místo. Nic se neinstaluje, žádný účet: otevři odkaz a sedni si.',
    replay: 'Dohraná hra Inklingu k prolistování',
  },
  'pt-BR': {
    home: 'Inkling: diga pouco, sonhe muito',
    about: 'Um jogo de histórias para três a doze amigos: um link e um baralho de pinturas que ninguém viu antes.',
    table: 'Venha jogar: mesa {code}',
    come: 'Há um lugar esperando por você. Nada para instalar, sem conta: abra o link e sente-se.',
    replay: 'Uma partida de Inkling para rever',
  },
  da: {
    home: 'Inkling: sig lidt, skjul en drøm',
    about: 'Et fortællespil for tre til tolv venner: ét link og en bunke malerier, ingen har set før.',
    table: 'Kom og spil: bord {code}',
    come: 'En plads venter på dig. Intet skal installeres, ingen konto: åbn linket, og sæt dig.',
    replay: 'Et færdigt spil Inkling at bladre i',
  },
  uk: {
    home: 'Inkling: скажи пів слова, натякни на мрію',
    about: 'Гра-оповідка для 3–12 друзів: одне посилання й колода картин, яких ще ніхто не бачив.',
    table: 'Приходь грати: стіл {code}',
    come: 'На тебе чекає місце. Нічого не треба встановлювати, обліковий запис не потрібен: відкрий посилання й сідай.',
    replay: 'Дограна гра Inkling, щоб погортати',
  },
};

/** The first language the reader asks for that we speak. */
export const languageFrom = (header: string | undefined): string => {
  for (const part of (header ?? '').slice(0, 200).split(',')) {
    const tag = part.split(';')[0]?.trim().toLowerCase() ?? '';
    const known = Object.keys(WORDS).find(
      each => each.toLowerCase() === tag || each.split('-')[0] === tag.split('-')[0],
    );
    if (known !== undefined) return known;
  }
  return 'en';
};

export interface Preview {
  readonly title: string;
  readonly description: string;
}

/** For the home page, a table, and a replay; everything else is introduced as home. */
export const previewOf = (path: string, language: string): Preview => {
  const said = WORDS[language] ?? ENGLISH;
  const [, first = '', second = '', third = ''] = path.split('/');
  const code = first === 't' || first === 'screen' ? readCode(second) : null;
  if (first === 'replay' || (code !== null && third === 'games'))
    return { title: said.replay, description: said.about };
  if (code !== null) return { title: said.table.replace('{code}', code), description: said.come };
  return { title: said.home, description: said.about };
};

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, sign => ESCAPES[sign] ?? '');

/** The page's head with the tags of Open Graph; `origin` because previews need whole addresses. */
export const withPreview = (page: string, { title, description }: Preview, origin: string | null): string => {
  const image =
    origin === null ? {} : { 'og:image': `${origin}/preview.jpg`, 'og:image:width': '1200', 'og:image:height': '630' };
  const tags = Object.entries({
    'og:site_name': 'Inkling',
    'og:type': 'website',
    'og:title': title,
    'og:description': description,
    ...image,
  }).map(([property, content]) => `<meta property="${property}" content="${escape(content)}" />`);
  const card = '<meta name="twitter:card" content="summary_large_image" />';
  return page.replace('</head>', () => `${[...tags, card].join('\n    ')}\n  </head>`);
};
