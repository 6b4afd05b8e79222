import { expect, it } from 'vitest';
import { isPublicAddress, isPublicUrl, publicLookup } from './public-address.ts';

it.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:127.0.0.1',
  '::ffff:7f00:1',
  '::7f00:1',
  'fd00::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'nonsense',
])('[PA1] %s is not public', address => expect(isPublicAddress(address)).toBe(false));

it.each(['8.8.8.8', '142.250.74.10', '2a00:1450:4001:80b::200a', '::ffff:8.8.8.8'])('[PA1] %s is public', address =>
  expect(isPublicAddress(address)).toBe(true),
);

it.each([
  'http://push.example.org/x',
  'https://push.example.org:8443/x',
  'https://user:pass@push.example.org/x',
  'https://localhost/x',
  'https://printer.local/x',
  'https://metadata.google.internal/x',
  'https://127.0.0.1/x',
  'https://2130706433/x',
  'https://0x7f.1/x',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://intranet/x',
  'file:///etc/passwd',
  'not a url',
])('[PA2] a subscription cannot point to %s', url => expect(isPublicUrl(url)).toBe(false));

it.each(['https://fcm.googleapis.com/fcm/send/abc', 'https://updates.push.services.mozilla.com/wpush/v2/x'])(
  '[PA2] a subscription can point to %s',
  url => expect(isPublicUrl(url)).toBe(true),
);

it('[PA3] a name that leads home is refused when it is looked up', async () => {
  const error = await new Promise<NodeJS.ErrnoException | null>(resolve =>
    publicLookup('localhost', {}, found => resolve(found)),
  );
  expect(error?.code).toBe('EACCES');
});
