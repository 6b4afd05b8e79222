import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { persist } from './persist.ts';
import { RestError } from './rest.ts';

const MINUTES = 10 * 60_000;

/** Answers in this order, the last one for ever. */
const answering = (...answers: readonly (RestError | string)[]) => {
  let asked = 0;
  const ask = async (): Promise<string> => {
    const answer = answers[Math.min(asked++, answers.length - 1)] ?? '';
    if (typeof answer !== 'string') throw answer;
    return answer;
  };
  return { ask, asked: () => asked };
};

describe('asking again', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('goes on until it is there', async () => {
    const { ask, asked } = answering(new RestError('offline'), new RestError('unavailable', 503), 'the file');
    const given = persist(ask, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(MINUTES);
    expect([await given, asked()]).toEqual(['the file', 3]);
  });

  it.each([
    ['no-such-table', 404],
    ['wrong-passphrase', 403],
    ['bad-message', 400],
  ])('%s is said once and believed', async (code, status) => {
    const { ask, asked } = answering(new RestError(code, status));
    const given = expect(persist(ask, new AbortController().signal)).rejects.toThrow(code);
    await vi.advanceTimersByTimeAsync(MINUTES);
    await given;
    expect(asked()).toBe(1);
  });

  it('being asked too often passes', async () => {
    const { ask } = answering(new RestError('rate-limited', 429), 'the file');
    const given = persist(ask, new AbortController().signal);
    await vi.advanceTimersByTimeAsync(MINUTES);
    expect(await given).toBe('the file');
  });

  it('ends when nobody wants it any more', async () => {
    const { ask, asked } = answering(new RestError('offline'));
    const nobody = new AbortController();
    const given = persist(ask, nobody.signal);
    await vi.advanceTimersByTimeAsync(0);
    nobody.abort();
    expect([await given, asked()]).toEqual([null, 1]);
  });
});
