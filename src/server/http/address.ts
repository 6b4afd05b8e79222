import type { IncomingMessage } from 'node:http';

/** Where a request comes from, as far as limits care: an IPv6 household is its first 64 bits. */
export const addressOf = (request: IncomingMessage, trustProxy: boolean): string => {
  const forwarded = trustProxy ? request.headers['x-forwarded-for'] : undefined;
  // The last one is what our own proxy saw; everything before it is what the client claims.
  const claimed = (Array.isArray(forwarded) ? forwarded.at(-1) : forwarded)?.split(',').at(-1)?.trim();
  return householdOf(claimed || request.socket.remoteAddress || 'unknown');
};

/** Some proxies add a port, which is new for every connection. */
const householdOf = (text: string): string => {
  const address = /^\[(.*)\]/.exec(text)?.[1] ?? (text.includes('.') ? text.replace(/:\d+$/, '') : text);
  if (/^::ffff:.*\./i.test(address)) return address.slice(7);
  if (!address.includes(':')) return address;
  // `::` stands for as many zeros as are missing.
  const [head = '', tail] = address.split('::');
  const groups = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - after.length);
  const all = [...groups, ...Array.from({ length: zeros }, () => '0'), ...after];
  return all.slice(0, 4).join(':').toLowerCase();
};

/** Pages of other sites may not open a connection in their visitors' name. Programs send no origin and are welcome. */
export const isOwnOrigin = (
  request: IncomingMessage,
  config: { readonly trustProxy: boolean; readonly origins: readonly string[]; readonly publicUrl: string | null },
): boolean => {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (config.origins.includes(origin) || (config.publicUrl !== null && new URL(config.publicUrl).origin === origin))
    return true;
  const forwarded = config.trustProxy ? request.headers['x-forwarded-host'] : undefined;
  const host = (typeof forwarded === 'string' ? forwarded : undefined) ?? request.headers.host;
  return URL.canParse(origin) && new URL(origin).host === host;
};
