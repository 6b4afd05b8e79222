import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { addressOf } from './address.ts';

const from = (remoteAddress: string, forwarded?: string): IncomingMessage =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;

describe('addressOf', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:aaaa:bbbb:cccc:dddd', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['2001:db8::a:b:c:d', '2001:db8:0:0'],
    ['2001:DB8:1::f:1', '2001:db8:1:0'],
    ['::1', '0:0:0:0'],
  ])('[AD1] %s counts as %s', (remote, household) => {
    expect(addressOf(from(remote), false)).toBe(household);
  });

  it('[AD2] claims count only behind a proxy, and of them only the proxy’s own', () => {
    expect(addressOf(from('10.0.0.1', '6.6.6.6, 203.0.113.9'), false)).toBe('10.0.0.1');
    expect(addressOf(from('10.0.0.1', '6.6.6.6, 203.0.113.9'), true)).toBe('203.0.113.9');
  });

  it('[AD2] a port makes no new address', () => {
    expect(addressOf(from('10.0.0.1', '203.0.113.9:5555'), true)).toBe('203.0.113.9');
    expect(addressOf(from('10.0.0.1', '[2001:db8:1:2::9]:5555'), true)).toBe('2001:db8:1:2');
  });
});
