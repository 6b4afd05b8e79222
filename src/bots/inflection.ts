export interface NearForm {
  /** Its place in the list. */
  readonly at: number;
  /** 1 for the very word, less the more had to be guessed. */
  readonly sureness: number;
}

/** Endings are rarely longer: Czech -ami, Danish -ernes, Portuguese -ando. */
const LONGEST_ENDING = 4;
const SHORTEST_STEM = 3;
/** Shorter parts of a compound are more often chance than parts. */
const SHORTEST_PART = 3;
const COMPOUND = 0.6;
const MOST = 3;

const firstAtLeast = (words: readonly string[], text: string): number => {
  let [low, high] = [0, words.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((words[middle] ?? '') < text) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Its place in a sorted list. */
export const find = (words: readonly string[], word: string): number | null => {
  const at = firstAtLeast(words, word);
  return words[at] === word ? at : null;
};

/** Words in the list that begin like this one and differ in their endings only; the longest common stem wins. */
const sameStem = (words: readonly string[], word: string): readonly NearForm[] => {
  const shortest = Math.max(SHORTEST_STEM, Math.min(word.length - 1, Math.ceil(word.length * 0.5)));
  for (let length = word.length; length >= shortest; length -= 1) {
    const stem = word.slice(0, length);
    const found: NearForm[] = [];
    const end = firstAtLeast(words, `${stem}\uFFFF`);
    for (let at = firstAtLeast(words, stem); at < end; at += 1) {
      const other = words[at] ?? '';
      const [mine, theirs] = [word.length - length, other.length - length];
      if (other === word || other.includes(' ') || mine > LONGEST_ENDING) continue;
      if (theirs > Math.min(LONGEST_ENDING, length - 1) || (theirs > 0 && mine > length - 1)) continue;
      found.push({ at, sureness: length / (length + Math.max(mine, theirs)) });
    }
    if (found.length > 0) return found.toSorted((a, b) => b.sureness - a.sureness).slice(0, MOST);
  }
  return [];
};

/** `timeglas` is also a `glas`: the last part that is a word says what kind of thing it is, the first what sort. */
const parts = (words: readonly string[], word: string): readonly NearForm[] => {
  const found: NearForm[] = [];
  for (let cut = 2; cut <= word.length - SHORTEST_PART && found.length === 0; cut += 1) {
    const last = find(words, word.slice(cut));
    if (last !== null) found.push({ at: last, sureness: COMPOUND });
  }
  for (let cut = word.length - 2; cut >= SHORTEST_PART && found.length < 2; cut -= 1) {
    const first = find(words, word.slice(0, cut)) ?? find(words, `${word.slice(0, cut)}e`);
    if (first !== null) found.push({ at: first, sureness: COMPOUND });
  }
  return found;
};

/** Where a vowel comes and goes, or a verb's stem changes: `masek` of `maska`, `maluje` of `malovat`. */
const variants = (word: string): readonly string[] => {
  const made = [
    word.replace(/uj[eiuí]\p{L}{0,2}$/u, 'ov'),
    word.replace(/ує\p{L}?$/u, 'ув'),
    word.replace(/[eoео](\p{L})$/u, '$1'),
    word.replace(/([cц])(i|e|і|е)$/u, (_, letter: string) => (letter === 'c' ? 'k' : 'к')),
  ];
  return made.filter(each => each !== word && each.length >= SHORTEST_STEM);
};

/**
 * Finds a folded word, in whatever case, number or definiteness, in a sorted list of dictionary forms. Languages that
 * decline do it at the end of the word, so a common beginning serves them all. More than one answer: an exact word may
 * also be a form of another (`regner` calculates, and it rains).
 */
export const nearForms = (words: readonly string[], word: string): readonly NearForm[] => {
  const at = find(words, word);
  const exact = at === null ? [] : [{ at, sureness: 1 }];
  const near = [word, ...variants(word)].flatMap(each => sameStem(words, each));
  const found = [...exact, ...near.toSorted((a, b) => b.sureness - a.sureness)].filter(
    (each, i, all) => all.findIndex(other => other.at === each.at) === i,
  );
  const good = found.filter(each => each.sureness >= COMPOUND);
  return (good.length > 0 ? good : [...parts(words, word), ...found]).slice(0, MOST);
};
