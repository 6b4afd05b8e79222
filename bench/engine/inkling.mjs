import { advance, open } from '../../dist/engine/decide.js';
import { evolve } from '../../dist/engine/evolve.js';
import { DEFAULT_OPTIONS } from '../../dist/engine/options.js';
import { CARDS, pick, pickSlot, SEATS } from './policy.mjs';

const HEX = '0123456789abcdef';

/** One table; `moves` counts accepted commands, as a server would decide, store and fold them. */
export class Contestant {
  moves = 0;
  events = [];

  constructor(random, keep = false) {
    this.random = random;
    this.keep = keep;
    this.circumstances = { now: 0, entropy: () => Array.from({ length: 64 }, () => pick(HEX, random)).join('') };
    this.state = null;
    const opened = open('bench', DEFAULT_OPTIONS, null, this.circumstances);
    this.take([opened], evolve(null, opened));
    for (let i = 1; i <= SEATS; i++) {
      this.do({ by: null, t: 'join', name: `Player ${i}`, rabbit: null, contribution: null });
    }
    this.do({ by: 's1', t: 'start', deck: CARDS });
    this.do({ by: 's1', t: 'claim' });
    this.moves = 0;
  }

  take(events, state) {
    this.state = state;
    if (this.keep) this.events.push(...events);
  }

  do(command) {
    const result = advance(this.state, command, this.circumstances);
    if (!result.ok) throw new Error(JSON.stringify(result.error));
    this.take(result.value.events, result.value.state);
    this.moves += 1;
  }

  tell() {
    const { storyteller, hands } = this.state.game;
    const card = pick(hands[storyteller], this.random);
    this.do({ by: storyteller, t: 'clue', clue: { kind: 'text', text: 'a clue of twenty odd' }, card });
    for (const by of this.state.game.seating) {
      if (by !== storyteller) this.do({ by, t: 'put', cards: [pick(this.state.game.hands[by], this.random)] });
    }
  }

  vote(voters = SEATS) {
    const { storyteller, seating } = this.state.game;
    for (const by of seating.slice(0, voters)) {
      if (by === storyteller) continue;
      const { table } = this.state.game;
      const own = 1 + table.findIndex(played => played.owner === by);
      this.do({ by, t: 'vote', slots: [pickSlot(table.length, own, this.random)], red: null });
    }
  }

  next() {
    this.do({ by: null, t: 'next' });
  }

  get over() {
    return this.state.phase === 'over';
  }

  get rounds() {
    return this.state.game.round;
  }
}

/** What a server holds of a table: the state folded from its stored events. */
export const atRest = contestant => JSON.parse(JSON.stringify(contestant.events)).reduce(evolve, null);
