import { CARD_FIRST, CARDS, SEATS, score } from './game.mjs';

/** Names under which a server would tell what it must not. */
const SECRET = /^(hands|discard|played|owners|votes|seed|prngstate|credentials|playerCredentials)$/;
const CARD_IN_TEXT = /\b10[0-8]\d\b/g;
/** Counters that may pass through 1000…1083 without being cards. */
const NOT_A_CARD = /_stateID|round/;

const isCard = value => Number.isInteger(value) && value >= CARD_FIRST && value < CARD_FIRST + CARDS;
const isBlank = value => value == null || (Array.isArray(value) && value.flat().every(item => item === -1));

/**
 * Checks every state that every seat decodes: no foreign card anywhere, no secret before the reveal, disjoint hands,
 * scores counted again. `isOpen(path, key, view)` is the adapter's word on names that look secret and are not, such as a
 * seat's own vote; the search for foreign cards knows no exceptions.
 */
export class Verifier {
  #isOpen;
  #rooms;
  #bad = new Map();
  #at = Array.from({ length: SEATS }, () => 0);
  #states = 0;
  #rounds = 0;
  #games = 0;
  #deals = 0;

  constructor(rooms, isOpen = () => false) {
    this.#isOpen = isOpen;
    this.#rooms = Array.from({ length: rooms }, () => ({
      hands: new Map(),
      seen: new Map(),
      scores: new Map(),
    }));
  }

  #fail(what, example) {
    const [count, first] = this.#bad.get(what) ?? [0, example];
    this.#bad.set(what, [count + 1, first]);
  }

  #search(value, path, allowed, view) {
    if (typeof value === 'number') {
      if (isCard(value) && !NOT_A_CARD.test(path) && !allowed.has(value)) this.#fail('card leaked', `${path}=${value}`);
    } else if (typeof value === 'string') {
      for (const card of value.match(CARD_IN_TEXT) ?? []) {
        if (!allowed.has(Number(card))) this.#fail('card leaked in text', path);
      }
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) {
        const secret = SECRET.test(key) && !path.endsWith('last') && !isBlank(inner);
        if (secret && !this.#isOpen(path, key, view)) this.#fail('secret key', `${path}.${key}`);
        // A card may be a key as well as a value.
        this.#search(key, path, allowed, view);
        this.#search(inner, `${path}.${key}`, allowed, view);
      }
    }
  }

  /** `raw` is all that the seat has decoded. */
  check(room, seat, view, raw) {
    this.#states += 1;
    const memory = this.#rooms[room];
    const last = view.last ?? null;
    if (view.phase === 'clue' && view.game !== memory.game) {
      memory.game = view.game;
      memory.hands.clear();
      this.#games += 1;
    }
    const onTable = view.phase === 'vote' ? view.table : [];
    this.#search(raw, '', new Set([...view.hand, view.mine, ...onTable, ...(last?.table ?? [])]), view);
    this.#checkHand(memory, seat, view);
    if (view.phase !== 'vote' && view.table.length > 0) this.#fail('table open early', view.phase);
    if (last !== null && memory.seen.get(seat) !== last.round) this.#checkRound(memory, seat, view, last);
    memory.scores.set(seat, { game: view.game, points: view.players.map(player => player.score) });
  }

  #checkHand(memory, seat, view) {
    const beforeFirst = view.phase === 'end' && view.game === 0;
    const size = beforeFirst ? 0 : view.mine >= 0 ? 5 : 6;
    if (view.hand.length !== size) this.#fail('hand size', `${view.hand.length} in ${view.phase}`);
    if (view.phase !== 'clue') return;
    if (memory.round !== view.round) {
      memory.round = view.round;
      memory.hands.clear();
    }
    memory.hands.set(seat, [...view.hand]);
    if (memory.hands.size < SEATS) return;
    this.#deals += 1;
    if (new Set([...memory.hands.values()].flat()).size !== SEATS * 6) this.#fail('hands overlap', view.round);
  }

  #checkRound(memory, seat, view, last) {
    memory.seen.set(seat, last.round);
    this.#rounds += 1;
    const played = [];
    for (const [slot, card] of last.table.entries()) played[last.owners[slot]] = card;
    if (score(last.st, played, last.votes).join() !== [...last.gain].join()) this.#fail('score', JSON.stringify(last));
    this.#at[last.table.indexOf(played[last.st])] += 1;
    const before = memory.scores.get(seat);
    const points = view.players.map(player => player.score);
    const isNext = before !== undefined && before.game === view.game;
    if (isNext && before.points.map((had, i) => had + last.gain[i]).join() !== points.join()) {
      this.#fail('sum', `${before.points} + ${last.gain} = ${points}`);
    }
    if (view.phase === 'end' && Math.max(...points) < 30) this.#fail('ended early', points.join());
  }

  report() {
    return {
      ok: this.#bad.size === 0 && this.#rounds > 0 && this.#at.every(Boolean),
      states: this.#states,
      rounds: this.#rounds / SEATS,
      games: this.#games,
      deals: this.#deals,
      storytellerAt: this.#at,
      bad: Object.fromEntries(this.#bad),
    };
  }
}
