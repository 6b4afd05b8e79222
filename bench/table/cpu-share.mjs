import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';

const PERIOD_US = 10_000;

/** The two forms in which Linux lets root ration processors: where the group lies, and how its ration is written. */
const FORMS = [
  { root: '/sys/fs/cgroup/cpu', quota: 'cpu.cfs_quota_us', period: 'cpu.cfs_period_us' },
  { root: '/sys/fs/cgroup', quota: 'cpu.max' },
];

/**
 * Leaves a process no more than a share of one core, as if it had a small machine of its own. Gives a function that takes the
 * limit away once the process has ended, or null where the system does not let us.
 */
export const limitCpu = (pid, share) => {
  for (const { root, quota, period } of FORMS) {
    const group = `${root}/inkling-bench-${pid}`;
    const release = () => {
      if (existsSync(group)) rmdirSync(group);
    };
    try {
      mkdirSync(group);
      if (period) writeFileSync(`${group}/${period}`, String(PERIOD_US));
      const allowed = Math.round(share * PERIOD_US);
      writeFileSync(`${group}/${quota}`, period ? String(allowed) : `${allowed} ${PERIOD_US}`);
      writeFileSync(`${group}/cgroup.procs`, String(pid));
      return release;
    } catch {
      // Not root, or the other form: whatever was made of this one is taken away.
      try {
        release();
      } catch {
        return null;
      }
    }
  }
  return null;
};
