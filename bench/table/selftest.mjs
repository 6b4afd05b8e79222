// node bench/table/selftest.mjs: does the verifier catch what it should? Plays in one process with views broken on purpose.
import { apply, create, score, view } from './game.mjs';
import { Verifier } from './verify.mjs';

const pick = items => items[Math.floor(Math.random() * items.length)];

const moveOf = state => {
  if (state.phase === 'end') return [0, { t: 'new' }];
  if (state.phase === 'clue') return [state.st, { t: 'clue', card: pick(state.hands[state.st]), clue: 'a clue' }];
  const seat = pick([0, 1, 2, 3, 4, 5].filter(each => !state.done[each]));
  if (state.phase === 'play') return [seat, { t: 'play', card: pick(state.hands[seat]) }];
  return [seat, { t: 'vote', card: pick(state.table.filter(card => card !== state.played[seat])) }];
};

const play = breakView => {
  const verifier = new Verifier(1);
  const state = create();
  for (let moves = 0; moves < 3000; moves++) {
    const refusal = apply(state, ...moveOf(state));
    if (refusal !== '') throw new Error(refusal);
    for (let seat = 0; seat < 6; seat++) {
      const seen = structuredClone(view(state, seat));
      breakView(seen, state, seat);
      verifier.check(0, seat, seen, seen);
    }
    const cards = [...state.deck, ...state.discard, ...state.hands.flat(), ...state.played.filter(card => card >= 0)];
    if (new Set(cards).size !== 84) throw new Error(`cards lost: ${cards.length}`);
  }
  return verifier.report();
};

const left = seat => (seat + 1) % 6;
const CASES = {
  'an honest server': [() => undefined, null],
  'another hand': [(seen, state, seat) => Object.assign(seen, { x: state.hands[left(seat)] }), 'card leaked'],
  'a card as a key': [
    (seen, state, seat) => Object.assign(seen, { x: { [`b.${state.hands[left(seat)][0]}`]: true } }),
    'card leaked in text',
  ],
  'the top of the deck': [(seen, state) => Object.assign(seen, { next: state.deck.at(-1) }), 'card leaked'],
  'a played card': [
    (seen, state) => state.phase === 'play' && Object.assign(seen, { p: [...state.played] }),
    'card leaked',
  ],
  'a card in a log': [
    (seen, state, seat) => Object.assign(seen, { log: `played ${state.hands[left(seat)][0]}` }),
    'card leaked in text',
  ],
  'owners too early': [
    (seen, state) =>
      state.phase === 'vote' && Object.assign(seen, { owners: state.table.map(c => state.played.indexOf(c)) }),
    'secret key',
  ],
  'votes too early': [
    (seen, state) => state.phase === 'vote' && Object.assign(seen, { votes: [...state.votes] }),
    'secret key',
  ],
  'a wrong gain': [seen => seen.last && seen.last.gain[0]++, 'score'],
};

let failures = 0;
const say = (ok, what) => {
  failures += ok ? 0 : 1;
  console.log(ok ? 'ok  ' : 'FAIL', what);
};
for (const [name, [breakView, want]] of Object.entries(CASES)) {
  const report = play(breakView);
  say(want === null ? report.ok : want in report.bad, name);
}
const cards = [1000, 1001, 1002, 1003, 1004, 1005];
say(score(0, cards, [-1, 1000, 1000, 1000, 1000, 1000]).join() === '0,2,2,2,2,2', 'all found');
say(score(0, cards, [-1, 1002, 1001, 1001, 1001, 1001]).join() === '0,6,3,2,2,2', 'none found');
say(score(2, cards, [1002, 1000, -1, 1002, 1000, 1001]).join() === '5,1,3,3,0,0', 'some found');
process.exitCode = failures === 0 ? 0 : 1;
