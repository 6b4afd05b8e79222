import { tokens } from './fold.ts';

/** Words that carry no picture, by language. Folding takes their accents, so they are listed as people write them. */
const LISTS: Readonly<Record<string, string>> = {
  en: `a an the and or but if of to in on at by for from with without as is are was were be been am do does did has have had
    it its this that these those he she they we you i me my your his her their our them him us who whom whose which what
    when where why how not no nor so too very just only than then there here all any some each every other another such
    own same into onto out up down off over under again more most much many few can could will would shall should may might
    must let lets get got one two up about`,
  cs: `a i o u v ve k ke s se si z ze na do od po pro při pod nad před za bez přes mezi je jsou byl byla bylo být jsem jsi
    ten ta to ty tento tato toto ti on ona ono oni já my vy můj moje tvůj jeho její jejich náš co kdo kde kdy jak proč
    že když ale nebo ani jen jenom už ještě také taky tak tady tam všechno vše každý sám sama něco někdo nic nikdo ne není
    něj něho ním ní mu mi jí jim nás vás který která které plný plná velmi jako`,
  pt: `a o as os um uma uns umas de do da dos das em no na nos nas por pelo pela para com sem sob sobre entre até e ou mas
    se que quem onde quando como porque é são foi era ser estar está eu tu ele ela nós eles elas você me te lhe meu minha
    teu seu sua nele nela dele dela isso isto este esta esse essa aquele não sim só já mais menos muito tão também tudo
    todo todos cada nada ninguém algo alguém embaixo dentro fora`,
  da: `en et den det de der som og eller men at i på af til fra med uden under over mellem for om ved efter før er var være
    har havde jeg du han hun vi I min mit din sin hans hendes deres os dem ham hende sig ikke ingen intet noget nogen alt
    alle hver kun lige bare meget mere mest så også hvor hvem hvad hvornår hvorfor hvordan når hvis fordi her lavet`,
  uk: `а і й та в у на до від по про при під над перед за без через між з із зі є був була було бути я ти він вона воно ми ви
    вони мій моя твій його її їх наш свій що хто де коли як чому але або ні не лише тільки вже ще також так тут там все
    всі кожен сам сама щось хтось ніщо ніхто ним ній нього неї цей ця це той та те який яка яке дуже немов наче`,
  de: `der die das den dem des ein eine einen einem einer und oder aber in im an am auf aus bei mit nach von vom zu zum zur
    für über unter zwischen vor ohne ist sind war waren sein hat haben ich du er sie es wir ihr mein dein sein nicht kein
    nur auch noch schon sehr so wie was wer wo wann warum wenn dass als alle alles jeder nichts etwas`,
  es: `el la los las un una unos unas de del en con sin por para sobre bajo entre hasta y o pero que quien donde cuando como
    es son fue era ser estar está yo tú él ella nosotros ellos mi tu su se le lo no sí solo ya más muy tan también todo
    todos cada nada nadie algo alguien`,
  fr: `le la les un une des du de d l en dans sur sous avec sans pour par entre et ou mais que qui où quand comme est sont
    était être a ai je tu il elle nous vous ils elles mon ma mes ton ta son sa ses ce cette ces ne pas plus très tout tous
    toute chaque rien personne au aux se`,
  it: `il lo la i gli le un uno una di del della dei delle da dal in nel nella con su sul sulla per tra fra e o ma che chi
    dove quando come è sono era essere ha io tu lui lei noi voi loro mio tuo suo non solo più molto tutto tutti ogni niente`,
  nl: `de het een en of maar in op aan bij met zonder van voor over onder tussen naar uit te is zijn was waren heeft ik jij
    hij zij wij jullie mijn jouw haar hun niet geen alleen ook nog al zeer zo als wat wie waar wanneer alles iets niets`,
  pl: `i a w we z ze na do od po pod nad przed za bez przez między dla o u jest są był była było być ja ty on ona ono my wy
    oni mój twój jego jej ich nasz co kto gdzie kiedy jak nie tylko już jeszcze też tak tu tam wszystko każdy sam się`,
  sv: `en ett den det de som och eller men att i på av till från med utan under över mellan för om vid efter är var vara har
    hade jag du han hon vi ni min din sin hans hennes deras inte ingen inget något någon allt alla varje bara mycket så`,
};

const folded = new Map(Object.entries(LISTS).map(([language, list]) => [language, new Set(tokens(list))]));
const NONE: ReadonlySet<string> = new Set();

export const stopWords = (language: string): ReadonlySet<string> => folded.get(language) ?? NONE;
