// Loaded into a server under fire: a clock that can be set from outside, and no death by a file that may not grow.
import { readFileSync } from 'node:fs';

const real = Date.now.bind(Date);
const file = process.env.INKLING_FIRE_CLOCK;
let offset = 0;
Date.now = () => real() + offset;
process.on('SIGUSR2', () => {
  offset = Number(readFileSync(file, 'utf8'));
});
// Without somebody who hears it, the signal that a file has reached its limit ends the process before `write` can fail.
process.on('SIGXFSZ', () => undefined);
