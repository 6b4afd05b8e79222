import { describe, expect, it } from 'vitest';
import { createTable, joinTable, playGame, post, TestClient } from '../support/client.ts';
import { startServer } from '../support/server.ts';

describe('logs', () => {
  it('[LG3] a whole game with all its mishaps leaves no code, name, token, pass phrase, clue, word or card', async () => {
    let text = '';
    const to = {
      write: (line: string) => {
        text += line;
      },
    };
    const server = await startServer({ logLevel: 'debug' }, to);
    const passphrase = 'seven purple otters';
    const code = await createTable(server.base, { options: { target: 5 }, passphrase });
    const names = ['Xanthippe', 'Yolanda', 'Zebedee', 'Quentin'];
    const seats = [];
    for (const name of names) seats.push(await joinTable(server.base, code, name, { passphrase }));
    const players = await Promise.all(seats.map(seat => TestClient.open(server.base, seat, true)));
    const [host, other] = players as [TestClient, TestClient];
    await other.do({ t: 'say', text: 'what a marmalade sky' });
    // Things that are refused, and things that are wrong: these are what logs are tempted by.
    await post(`${server.base}/api/tables/${code}/seats`, { name: 'Xanthippe', passphrase: 'wrong otters' });
    await fetch(`${server.base}/api/tables/${code}/seats`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"name":"Yolanda',
    });
    await fetch(`${server.base}/api/tables/${code}/games/1`, { headers: { authorization: 'Bearer s1.Yolanda' } });
    other.raw('{"t":"do","id":"x","do":{"t":"clue","clue":"marmalade');
    await host.do({ t: 'start' });
    await Promise.all(players.map(player => player.until(() => player.table.phase !== 'lobby')));
    await playGame(players);
    const frames = players.flatMap(player => player.frames).join('\n');
    await server.close();

    const cards = new Set(frames.match(/plain\.\d+/g));
    const clues = [...frames.matchAll(/"clue":"([^"]+)"/g)].map(found => found[1] ?? '');
    expect(cards.size).toBeGreaterThan(20);
    expect(clues.length).toBeGreaterThan(3);
    const secrets = [code, passphrase, 'otters', 'marmalade', ...names, ...seats.map(seat => seat.token), ...clues];
    expect(text).toContain('serving');
    expect([...secrets, ...cards].filter(secret => text.includes(secret))).toEqual([]);
  });
});
