import webpush from 'web-push';
import type { Config } from '../config.ts';
import type { VapidKeys } from './pusher.ts';

export const newVapidKeys = (): { readonly publicKey: string; readonly privateKey: string } =>
  webpush.generateVAPIDKeys();

/** What the operator has set; null when nobody is to be told. */
export const vapidOf = ({ vapidSubject, vapidPublicKey, vapidPrivateKey }: Config): VapidKeys | null =>
  vapidSubject === null || vapidPublicKey === null || vapidPrivateKey === null
    ? null
    : { subject: vapidSubject, publicKey: vapidPublicKey, privateKey: vapidPrivateKey };
