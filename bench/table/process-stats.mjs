import { readFileSync } from 'node:fs';

const TICKS = 100;

/** User and system seconds of a process, all its threads included. */
export const cpuOf = pid => {
  const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  return { user: Number(fields[11]) / TICKS, system: Number(fields[12]) / TICKS };
};

export const rssMb = pid => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))[1]) / 1024;

/** Seconds all cores together have worked, and have been withheld by the host of this machine. */
export const machine = () => {
  const [, user, nice, system, , , irq, soft, steal] = readFileSync('/proc/stat', 'utf8')
    .split('\n')[0]
    .split(/\s+/)
    .map(Number);
  return { busy: (user + nice + system + irq + soft) / TICKS, steal: steal / TICKS };
};
