import { createHmac } from 'node:crypto';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as safeRequest } from 'node:https';
import webpush from 'web-push';
import type { Duty } from '../../bots/duty.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { TableState } from '../../engine/state.ts';
import type { Log } from '../log.ts';
import { turnOf } from '../table/minder.ts';
import type { Ring } from './bell.ts';
import { isPublicUrl, publicLookup } from './public-address.ts';
import { pushWords } from './push-words.ts';
import type { Subscription, SubscriptionStore } from './subscription-store.ts';

export interface VapidKeys {
  readonly subject: string;
  readonly publicKey: string;
  readonly privateKey: string;
}

interface PusherParts {
  readonly keys: VapidKeys;
  readonly subscriptions: SubscriptionStore;
  readonly log: Log;
  /** Tests only: a push service on this machine, without TLS. */
  readonly anywhere: boolean;
}

const DAY_SECONDS = 24 * 3600;
/** For the whole call: somebody who says a little now and then gets no more of it. */
const TIMEOUT_MS = 10_000;
const NAMES_MAX = 3;
/** The push service has forgotten this device, or its owner has. */
const GONE: ReadonlySet<number> = new Set([404, 410]);

const othersAt = ({ seating, seats }: TableState, seat: SeatId): string => {
  const names = seating.filter(other => other !== seat).flatMap(other => seats[other]?.name ?? []);
  return names.slice(0, NAMES_MAX).join(', ') + (names.length > NAMES_MAX ? ' …' : '');
};

/** Web Push to people who are away. What is sent names the others and the kind of move, never a card or a clue. */
export class Pusher {
  readonly #parts: PusherParts;

  constructor(parts: PusherParts) {
    this.#parts = parts;
  }

  get publicKey(): string {
    return this.#parts.keys.publicKey;
  }

  mayPushTo(endpoint: string): boolean {
    return isPublicUrl(endpoint) || (this.#parts.anywhere && /^https?:\/\//.test(endpoint));
  }

  readonly ring: Ring = (state, seat, due) => void this.#tell(state, seat, due);

  async #tell(state: TableState, seat: SeatId, due: Duty): Promise<void> {
    const { subscriptions, log } = this.#parts;
    try {
      const devices = await subscriptions.claim(state.id, seat, turnOf(state));
      await Promise.all(devices.map(device => this.#push(device, state, seat, due)));
    } catch (why) {
      log.fault('push', why, { table: state.id });
    }
  }

  async #push(device: Subscription, state: TableState, seat: SeatId, due: Duty): Promise<void> {
    if (!this.mayPushTo(device.endpoint)) return;
    const payload = JSON.stringify({
      title: pushWords(device.language, due),
      body: othersAt(state, seat),
      table: state.id,
    });
    const { endpoint, headers, body } = webpush.generateRequestDetails(
      { endpoint: device.endpoint, keys: { p256dh: device.p256dh, auth: device.auth } },
      payload,
      {
        vapidDetails: this.#parts.keys,
        TTL: DAY_SECONDS,
        urgency: 'normal',
        // A newer one replaces one that has not been delivered. The service cannot find the code by trying all.
        topic: this.#topicOf(`${state.id}/${seat}`),
      },
    );
    const status = await this.#post(endpoint, headers, body).catch((why: unknown) => {
      this.#parts.log.fault('push', why, { table: state.id });
      return 0;
    });
    if (GONE.has(status)) await this.#parts.subscriptions.drop(device.endpoint);
  }

  /** The same on every node: they have one pair of keys. */
  #topicOf(seat: string): string {
    return createHmac('sha256', this.#parts.keys.privateKey).update(`topic/${seat}`).digest('base64url').slice(0, 32);
  }

  /** No redirects are followed, and of the answer only its status is read: whoever goes on talking is hung up on. */
  #post(endpoint: string, headers: RequestOptions['headers'], body: Buffer | null): Promise<number> {
    const send = endpoint.startsWith('https:') ? safeRequest : plainRequest;
    const options: RequestOptions = { method: 'POST', signal: AbortSignal.timeout(TIMEOUT_MS) };
    if (headers !== undefined) options.headers = headers;
    if (!this.#parts.anywhere) options.lookup = publicLookup;
    return new Promise((resolve, reject) => {
      const call = send(endpoint, options, response => {
        resolve(response.statusCode ?? 0);
        response.destroy();
      });
      call.on('error', reject);
      call.end(body);
    });
  }
}
