import { useState } from 'react';
import { REPORT_REASONS } from '../../protocol/own-worlds.ts';
import type { WorkshopWords } from '../i18n/workshop/words.ts';
import { report } from '../workshop/api.ts';
import { saidWhy } from '../workshop/why.ts';
import { Quiet } from './buttons.tsx';
import './report.css';

interface ReportProps {
  readonly w: WorkshopWords;
  readonly world: string;
  /** Null: the world as a whole. */
  readonly card: string | null;
}

/** Tells whoever runs the server that something somebody made should not be here. */
export const Report = ({ w, world, card }: ReportProps) => {
  const [asks, setAsks] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const send = async (reason: (typeof REPORT_REASONS)[number]): Promise<void> => {
    setAsks(false);
    await report(world, card, reason).then(
      () => setSaid(w(card === null ? 'world-reported' : 'reported')),
      (why: unknown) => setSaid(saidWhy(w, why)),
    );
  };
  if (said !== null) return <p role="status">{said}</p>;
  if (!asks)
    return (
      <Quiet icon="shield" onClick={() => setAsks(true)}>
        {w(card === null ? 'report-world' : 'report')}
      </Quiet>
    );
  return (
    <fieldset>
      <legend>{w('report-why')}</legend>
      {REPORT_REASONS.map(reason => (
        <Quiet key={reason} onClick={() => void send(reason)}>
          {w(`reason-${reason}`)}
        </Quiet>
      ))}
    </fieldset>
  );
};
