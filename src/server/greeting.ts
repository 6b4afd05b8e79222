import { networkInterfaces } from 'node:os';
import { toString as drawQr } from 'qrcode';
import type { Config } from './config.ts';

/** Where to go: here, from a phone on the same network, and by pointing a camera at the terminal. */
export const greeting = async (
  port: number,
  { host, publicUrl }: Pick<Config, 'host' | 'publicUrl'>,
  withQr: boolean,
): Promise<string> => {
  const isOpen = host === '0.0.0.0' || host === '::';
  const lan = isOpen ? lanAddress() : undefined;
  const local = `http://${isOpen || host === '127.0.0.1' ? 'localhost' : host}:${port}`;
  const shared = publicUrl ?? (lan === undefined ? null : `http://${lan}:${port}`);
  const lines = ['', '  Inkling is open.', '', `  On this machine   ${local}`];
  if (shared !== null) lines.push(`  For your friends  ${shared}`, '');
  if (shared !== null && withQr) lines.push(await drawQr(shared, { type: 'terminal', small: true }));
  return lines.join('\n');
};

const lanAddress = (): string | undefined =>
  Object.values(networkInterfaces())
    .flat()
    .find(each => each !== undefined && each.family === 'IPv4' && !each.internal)?.address;
