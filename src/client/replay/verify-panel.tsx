import { useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { Stitch } from '../ui/buttons.tsx';
import { Icon } from '../ui/icon.tsx';
import type { IconName } from '../ui/icon-shapes.ts';
import { useBook } from './book-context.ts';
import { type Check, type Report, reportOf, type Verdict } from './checks.ts';

const ICONS: Readonly<Record<Verdict, IconName>> = { held: 'check', failed: 'close', until: 'wait', unchecked: 'wait' };

/** The verify button: replays the shuffle here, in this browser, and says what it looked at. */
export const VerifyPanel = () => {
  const t = useT();
  const { file } = useBook();
  const [report, setReport] = useState<Report | null>(null);
  const check = async (): Promise<void> => {
    const { verifyGame } = await import('../../engine/verify-game.ts');
    setReport(reportOf(file, verifyGame(file)));
  };
  const counts: Readonly<Record<Check, number>> = {
    seal: 1,
    seed: Object.keys(file.contributions).length,
    cards: file.events.find(event => event.t === 'started')?.deck.length ?? 0,
    moves: file.events.length,
    points: file.events.filter(event => event.t === 'scored').length,
  };
  return (
    <section className="rp-verify">
      <Stitch icon="shield" onClick={() => void check()}>
        {t('end.check')}
      </Stitch>
      <div role="status">
        {report !== null && (
          <div className="slip tall rp-report">
            <h2>{t(report.doubt === null ? 'verify.fair' : 'verify.unfair')}</h2>
            {report.doubt !== null && (
              <p>
                {t(`doubt.${report.doubt.code}`)}{' '}
                {report.doubt.round > 0 && t('verify.where', { n: report.doubt.round })}
              </p>
            )}
            <ul>
              {report.verdicts.map(({ check: what, verdict }) => (
                <li key={what} className={verdict}>
                  <Icon name={ICONS[verdict]} />
                  <span>
                    {t(`verify.${what}`, { n: counts[what] })} <b>{t(`verdict.${verdict}`)}</b>
                  </span>
                </li>
              ))}
            </ul>
            <p className="rp-small">{t('verify.limits')}</p>
          </div>
        )}
      </div>
    </section>
  );
};
