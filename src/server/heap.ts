import { setFlagsFromString } from 'node:v8';

/**
 * Lets the heap grow to four times what is in use before all of it is collected; V8 would do so at about twice. A large
 * collection keeps both cores of a small machine busy for 40 to 80 ms, and everybody who moves meanwhile waits (docs/BENCHMARKS.md).
 * A server at rest gives its memory back all the same.
 */
export const collectSeldom = (): void => setFlagsFromString('--heap-growing-percent=300');
