import type { Leaving, TableLink } from './table-link.ts';

export const leavingBy = (link: TableLink, onLeft: () => void): Leaving => {
  let stop = (): void => undefined;
  const leave = (): void => {
    stop();
    let { refusal } = link.state.get();
    const depart = (): void => {
      const now = link.state.get();
      const isAsked = now.seen?.pending.some(command => command.t === 'leave') === true;
      if (isAsked && now.status !== 'closed') {
        refusal = now.refusal;
        return;
      }
      stop();
      // Refused, or never heard: the seat is still theirs, and the screen says why.
      if (now.gone === undefined && (isAsked || now.refusal !== refusal)) return;
      onLeft();
    };
    link.send({ t: 'leave' });
    stop = link.state.subscribe(depart);
    depart();
  };
  const stay = (): void => {
    // First, or the leave that is no longer there would pass for one that was granted.
    stop();
    link.withdraw('leave');
  };
  return { leave, stay };
};
