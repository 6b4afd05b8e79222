import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Everything that is not the open internet: this machine, its neighbours, and what is reserved (RFC 6890). */
const CLOSED = new BlockList();
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  CLOSED.addSubnet(net, bits, 'ipv4');
for (const [net, bits] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  CLOSED.addSubnet(net, bits, 'ipv6');

export const isPublicAddress = (address: string): boolean => {
  const family = isIP(address);
  if (family === 0) return false;
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return isPublicAddress(mapped);
  // Four bytes may hide in six groups in more than one writing; none of them is a push service's.
  if (family === 6 && /^::ffff:/i.test(address)) return false;
  return !CLOSED.check(address, family === 6 ? 'ipv6' : 'ipv4');
};

/** Where a subscription may point to: over TLS, at the usual port, to a name of the open internet. */
export const isPublicUrl = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password } = new URL(text);
  if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false;
  const bare = hostname.replace(/^\[|\]$/g, '');
  if (isIP(bare) !== 0) return isPublicAddress(bare);
  return hostname.includes('.') && !/\.(local|localhost|internal|home\.arpa|lan)\.?$/i.test(hostname);
};

/** Looks a name up and refuses it if any of its addresses is not public: asked when connecting, so that no second look can differ. */
export const publicLookup: LookupFunction = (hostname, options, answer) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const addresses: readonly LookupAddress[] = found ?? [];
    const [first] = addresses;
    if (error !== null) answer(error, '', 0);
    else if (first === undefined || !addresses.every(({ address }) => isPublicAddress(address)))
      answer(Object.assign(new Error('not a public address'), { code: 'EACCES' }), '', 0);
    else if (options.all === true) answer(null, [...addresses]);
    else answer(null, first.address, first.family);
  });
};
