import { useEffect, useRef } from 'react';
import { type TableOptions, TIMED_PHASES } from '../../engine/options.ts';
import { RULESETS } from '../../engine/rulesets/table.ts';
import { useT } from '../i18n/language.tsx';
import { useWorkshopWords } from '../i18n/workshop/words.ts';
import { useTable } from '../net/table-link.ts';
import { Choices, Switch } from './fields.tsx';
import { Sheet } from './sheet.tsx';
import { WorldsPicker } from './worlds-picker.tsx';

const SECONDS = [0, 30, 60, 90, 120, 300] as const;
const TARGETS = [15, 20, 30, 40, 50] as const;
const TELLINGS = [1, 2, 3] as const;

interface OptionsProps {
  readonly onClose: () => void;
  /** Where it opens; else at its beginning. */
  readonly part?: 'worlds' | 'timers';
}

/** The heading of the part somebody asked for: in sight, and with the focus, so that whoever only hears begins there too. */
const useOpensAt = (isWhole: boolean) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isWhole) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView();
  }, [isWhole]);
  return heading;
};

/** What the host may change; everybody else reads it. */
export const OptionsSheet = ({ onClose, part }: OptionsProps) => {
  const t = useT();
  const w = useWorkshopWords();
  // The words of the worlds come a moment later, and push down what follows them.
  const opensAt = useOpensAt(w !== null);
  const { table, me, send, practice } = useTable();
  const { options } = table;
  const host = me !== null && table.host === me.seat && (table.phase === 'lobby' || table.phase === 'over');
  const set = (change: Partial<TableOptions>) => send({ t: 'configure', options: change });
  const byPoints = RULESETS[options.ruleset].ends === 'points';
  return (
    <Sheet title={t('lobby.house')} onClose={onClose}>
      {!host && <p className="dim">{t('options.host-only')}</p>}
      {byPoints ? (
        <Choices
          legend={t('options.target')}
          value={options.target}
          disabled={!host}
          options={TARGETS.map(value => ({ value, label: String(value) }))}
          onChange={target => set({ target })}
        />
      ) : (
        <Choices
          legend={t('options.tellings')}
          value={options.tellings}
          disabled={!host}
          options={TELLINGS.map(value => ({ value, label: String(value) }))}
          onChange={tellings => set({ tellings })}
        />
      )}
      {w !== null && <WorldsPicker w={w} host={host} heading={part === 'worlds' ? opensAt : null} />}
      {!practice && (
        <>
          <h3 ref={part === 'timers' ? opensAt : null} tabIndex={-1}>
            {t('lobby.timers')}
          </h3>
          {TIMED_PHASES.map(phase => (
            <Choices
              key={phase}
              legend={t(`options.timer-${phase}`)}
              value={options.timers[phase]}
              disabled={!host}
              options={SECONDS.map(value => ({
                value,
                label: value === 0 ? t('options.off') : t('options.seconds', { n: value }),
              }))}
              onChange={seconds => set({ timers: { ...options.timers, [phase]: seconds } })}
            />
          ))}
        </>
      )}
      <div>
        {options.ruleset === 'party' && (
          <Switch
            label={t('options.hidden')}
            disabled={!host}
            on={options.hiddenHands}
            onChange={on => set({ hiddenHands: on })}
          />
        )}
        <Switch
          label={t('options.bonus')}
          disabled={!host}
          on={options.bonusAlways}
          onChange={on => set({ bonusAlways: on })}
        />
        <Switch
          label={t('options.auto')}
          disabled={!host}
          on={options.autoNext}
          onChange={on => set({ autoNext: on })}
        />
        <Switch
          label={t('options.words')}
          hint={t('options.words-hint')}
          disabled={!host}
          on={options.descriptions}
          onChange={on => set({ descriptions: on })}
        />
        <Switch
          label={t('options.memory')}
          hint={t('options.memory-hint')}
          disabled={!host}
          on={options.memory}
          onChange={on => set({ memory: on })}
        />
      </div>
    </Sheet>
  );
};
