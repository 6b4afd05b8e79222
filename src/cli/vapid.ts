import { newVapidKeys } from '../server/push/vapid-keys.ts';
import type { CliCommand } from './main.ts';

const HELP = `inkling vapid

Makes a pair of keys for Web Push and prints them as settings. Make them once and keep them: with
new ones, everybody who wanted to be told has to say so again.`;

export const vapid: CliCommand = async args => {
  if (args.includes('--help') || args.includes('-h')) {
    console.log(HELP);
    return 0;
  }
  const { publicKey, privateKey } = newVapidKeys();
  console.log(`INKLING_VAPID_PUBLIC=${publicKey}`);
  console.log(`INKLING_VAPID_PRIVATE=${privateKey}`);
  console.log('INKLING_VAPID_SUBJECT=mailto:you@example.org');
  return 0;
};
