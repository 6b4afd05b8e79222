import type { PushKey } from '../../protocol/rest.ts';
import { keep, recall } from '../keep.ts';
import { createStore } from '../store.ts';
import { persist } from './persist.ts';
import { ask, bearer } from './rest.ts';
import { keptSeats, type OwnSeat, seatAt } from './seats.ts';

/** `none`: this browser or this server cannot. */
export type PushState = 'none' | 'off' | 'on' | 'denied';

export const pushState = createStore<PushState>('none');

const isAble = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

let serverKey: Promise<string | null> | null = null;
const keyOfServer = (): Promise<string | null> => {
  serverKey ??= ask<PushKey>('/api/push').then(
    ({ key }) => key,
    () => {
      serverKey = null;
      return null;
    },
  );
  return serverKey;
};

const subscription = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** Finds out what is possible here, without asking anybody for anything. */
export const lookAtPush = async (): Promise<void> => {
  if (!isAble() || (await keyOfServer()) === null) return pushState.set('none');
  if (Notification.permission === 'denied') return pushState.set('denied');
  pushState.set(recall('push', false) && (await subscription()) !== null ? 'on' : 'off');
};

const wish = async (code: string, mine: OwnSeat, method: 'PUT' | 'DELETE', body: unknown): Promise<void> => {
  const headers = { 'content-type': 'application/json', ...bearer(mine.seat, mine.token) };
  await ask(`/api/tables/${encodeURIComponent(code)}/push`, { method, headers, body: JSON.stringify(body) });
};

const tellAt = async (code: string, mine: OwnSeat, device: PushSubscription, language: string): Promise<void> => {
  const { endpoint, keys } = device.toJSON();
  // A table that is gone, or a server that is away, is no reason to stop with the others.
  await wish(code, mine, 'PUT', { endpoint, keys, language }).catch(() => undefined);
};

/** A table this device has come to: told about as well, if the person has allowed it. */
export const tellOfTurnsAt = async (code: string, mine: OwnSeat, language: string): Promise<void> => {
  if (!isAble() || !recall('push', false) || Notification.permission !== 'granted') return;
  const device = await subscription();
  if (device !== null) await tellAt(code, mine, device, language);
};

/** A table this device will know nothing more of, and is told nothing more about: to be called while it still has the seat. */
export const stopTellingOf = async (code: string): Promise<void> => {
  const mine = seatAt(code);
  if (mine === null || !isAble() || !recall('push', false)) return;
  const device = await subscription().catch(() => null);
  if (device === null) return;
  const { endpoint } = device;
  // The network may be away just now; a table that is gone itself tells nobody anything.
  await persist(() => wish(code, mine, 'DELETE', { endpoint }), new AbortController().signal).catch(() => undefined);
};

/** To be called by a tap: the browser asks the person. */
export const turnPushOn = async (language: string): Promise<void> => {
  const key = await keyOfServer();
  if (!isAble() || key === null) return;
  const permission = await Notification.requestPermission();
  // Whoever only waved the question away may be asked again.
  if (permission !== 'granted') return pushState.set(permission === 'denied' ? 'denied' : 'off');
  const registration = await navigator.serviceWorker.ready;
  const device = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  keep('push', true);
  pushState.set('on');
  await Promise.all(keptSeats().map(([code, mine]) => tellAt(code, mine, device, language)));
};

export const turnPushOff = async (): Promise<void> => {
  keep('push', null);
  pushState.set('off');
  const device = await subscription();
  if (device === null) return;
  const { endpoint } = device;
  await Promise.all(keptSeats().map(([code, mine]) => wish(code, mine, 'DELETE', { endpoint }).catch(() => undefined)));
  await device.unsubscribe();
};
