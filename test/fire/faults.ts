import type { ServerProcess } from '../support/process.ts';
import type { House } from './house.ts';
import { between, type Dice, oneOf, pause } from './random.ts';
import { CALM, ROUGH, type RoughProxy } from './rough-proxy.ts';

export interface Scene {
  readonly house: House;
  readonly proxies: readonly RoughProxy[];
  readonly dice: Dice;
  /** Longest time a node stands still, the database is away, the disk is full. */
  readonly longestMs: number;
}

const HOUR = 3_600_000;

const someNode = ({ house, dice }: Scene): ServerProcess => oneOf(dice, house.nodes);
const lasts = ({ dice, longestMs }: Scene): Promise<void> => pause(between(dice, longestMs / 6, longestMs));

/** Everything that is done to a house, by name. Each leaves it as it was: only what was promised must last. */
export const FAULTS = {
  async kill(scene: Scene) {
    const node = someNode(scene);
    await node.end('SIGKILL');
    await node.start();
  },
  /** As a machine that is suspended, or swaps: it comes back and believes that no time has passed. */
  async freeze(scene: Scene) {
    const node = someNode(scene);
    node.signal('SIGSTOP');
    await lasts(scene);
    node.signal('SIGCONT');
  },
  async 'clock forward'(scene: Scene) {
    scene.house.setClock(someNode(scene), between(scene.dice, 0.1, 5) * HOUR);
  },
  async 'clock back'(scene: Scene) {
    scene.house.setClock(someNode(scene), -between(scene.dice, 0.1, 5) * HOUR);
  },
  async 'clock right'(scene: Scene) {
    for (const node of scene.house.nodes) scene.house.setClock(node, 0);
  },
  async 'rough network'(scene: Scene) {
    for (const proxy of scene.proxies) proxy.weather = ROUGH;
    await lasts(scene);
    for (const proxy of scene.proxies) proxy.weather = CALM;
  },
  async 'all reconnect'(scene: Scene) {
    for (const proxy of scene.proxies) proxy.cutAll();
  },
  /** Node by node, each told to drain first. */
  async 'rolling upgrade'(scene: Scene) {
    for (const node of scene.house.nodes) {
      const status = await node.end('SIGTERM');
      if (status !== 0) throw new Error(`a drained node ended with ${status}: ${node.errors}`);
      await node.start();
    }
  },
  async 'disk full'(scene: Scene) {
    const { disk, nodes } = scene.house;
    const pid = nodes[0]?.pid;
    if (disk === null || pid === undefined) return;
    disk.fill(pid);
    await lasts(scene);
    disk.free(pid);
  },
  async 'database restart'(scene: Scene) {
    await scene.house.postgres?.crash();
    await lasts(scene);
    await scene.house.postgres?.start();
  },
  async 'database connections cut'(scene: Scene) {
    await scene.house.cutDatabase();
  },
} as const satisfies Readonly<Record<string, (scene: Scene) => Promise<void>>>;

export type Fault = keyof typeof FAULTS;

const ANYWHERE: readonly Fault[] = [
  'kill',
  'rough network',
  'freeze',
  'clock forward',
  'all reconnect',
  'clock back',
  'rolling upgrade',
  'clock right',
];

export const faultsFor = (house: House): readonly Fault[] =>
  house.postgres === null ? [...ANYWHERE, 'disk full'] : [...ANYWHERE, 'database restart', 'database connections cut'];
