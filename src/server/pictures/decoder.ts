import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const fromSource = import.meta.url.endsWith('.ts');

/** A process that opens what strangers send. It has little memory and nothing of the server's surroundings. */
export class Decoder {
  readonly #child: ChildProcess;
  #hasFallen = false;

  constructor(module: URL) {
    this.#child = fork(fileURLToPath(new URL(`${module.href}.${fromSource ? 'ts' : 'js'}`)), {
      serialization: 'advanced',
      execArgv: [...(fromSource ? ['--import', 'tsx'] : []), '--max-old-space-size=256'],
      // No database address, no keys.
      env: { PATH: process.env['PATH'] ?? '', NODE_ENV: 'production' },
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const fall = (): void => {
      this.#hasFallen = true;
    };
    // For as long as it is there: an error nobody hears, of a process that never began or does not listen, would end ours.
    this.#child.on('error', fall).on('exit', fall);
  }

  get isGone(): boolean {
    return this.#hasFallen || !this.#child.connected;
  }

  /** One answer, to one job at a time. Whoever learns that it is gone or late ends it. */
  ask<T extends object>(job: object, milliseconds: number): Promise<T | 'gone' | 'late'> {
    const child = this.#child;
    if (this.isGone) return Promise.resolve('gone');
    return new Promise(resolve => {
      const settle = (outcome: T | 'gone' | 'late'): void => {
        clearTimeout(alarm);
        child.off('message', hear).off('error', fall).off('exit', fall);
        resolve(outcome);
      };
      const hear = (answer: unknown): void => settle(answer as T);
      const fall = (): void => settle('gone');
      const alarm = setTimeout(() => settle('late'), milliseconds);
      child.once('message', hear).once('error', fall).once('exit', fall);
      child.send(job);
    });
  }

  end(): void {
    // One that never began has no number, and a signal to none goes to our whole group.
    if (this.#child.pid !== undefined) this.#child.kill('SIGKILL');
  }
}
