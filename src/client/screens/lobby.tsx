import { useId } from 'react';
import { RULESET_IDS, type RulesetId, SEATS_MAX } from '../../engine/options.ts';
import { RULESETS } from '../../engine/rulesets/table.ts';
import { useT } from '../i18n/language.tsx';
import type { Translate } from '../i18n/translate.ts';
import { useWorkshopWords } from '../i18n/workshop/words.ts';
import { useTable } from '../net/table-link.ts';
import { useGallery } from '../net/worlds.ts';
import { shareLink } from '../table-facts.ts';
import { IconButton, Plaque } from '../ui/buttons.tsx';
import { Icon } from '../ui/icon.tsx';
import { Invite } from '../ui/invite.tsx';
import { Logo } from '../ui/logo.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { useTableSheets } from '../ui/table-sheets.ts';
import { cardSupply } from '../ui/worlds-picker.tsx';
import { LobbySeats } from './lobby-seats.tsx';
import './lobby.css';

/** Players a ruleset takes, in words: `3–8`, or `6, 8, 10 or 12`. */
const takes = (t: Translate, id: RulesetId): string => {
  const { min, max, even } = RULESETS[id].players;
  return t(even ? 'lobby.players-even' : 'lobby.players', { min, max });
};

/** What keeps a ruleset from being played by the people who are here; null: nothing. */
export const missing = (t: Translate, id: RulesetId, have: number): string | null => {
  const { min, max, even } = RULESETS[id].players;
  if (have < min) return t('lobby.more', { n: min - have });
  if (have > max) return t('lobby.fewer', { n: have - max });
  return even && have % 2 === 1 ? t('lobby.more', { n: 1 }) : null;
};

/** Radio buttons of the browser's own: one Tab stop, and the arrows go round. A ruleset is called by its title. */
const Rulesets = ({ host }: { host: boolean }) => {
  const t = useT();
  const name = useId();
  const { table, send } = useTable();
  const have = table.seating.length;
  return (
    <div className="rules" role="radiogroup" aria-label={t('lobby.which')}>
      {RULESET_IDS.map(id => {
        const on = table.options.ruleset === id;
        const lack = missing(t, id, have);
        return (
          <label key={id} className={`rule ${on ? 'on' : ''}`}>
            <input
              type="radio"
              name={name}
              checked={on}
              disabled={!host && !on}
              aria-labelledby={`${name}${id}`}
              aria-describedby={`${name}${id}-takes ${name}${id}-about`}
              onChange={() => send({ t: 'configure', options: { ruleset: id } })}
            />
            <span id={`${name}${id}-takes`} className={`pl ${lack === null ? '' : 'no'}`}>
              {on && <Icon name="check" />}
              {takes(t, id)}
              {lack !== null && ` · ${lack}`}
            </span>
            <b id={`${name}${id}`}>{t(`ruleset.${id}`)}</b>
            <span id={`${name}${id}-about`} className="about">
              {t(`ruleset.${id}-about`)}
            </span>
          </label>
        );
      })}
    </div>
  );
};

const useOptionWords = () => {
  const t = useT();
  const { table } = useTable();
  const { worlds } = useGallery();
  const { options } = table;
  const chosen =
    options.worlds.length === 0
      ? worlds.slice(0, 1)
      : worlds.filter(world => options.worlds.some(id => id === world.id));
  const timed = Object.values(options.timers).some(seconds => seconds > 0);
  return {
    worlds: chosen.map(world => world.title).join(', ') || t('lobby.all-worlds'),
    timers: t(timed ? 'lobby.timers-on' : 'lobby.timers-off'),
    house:
      RULESETS[options.ruleset].ends === 'points'
        ? t('lobby.first-to', { n: options.target })
        : t('lobby.tellings', { n: options.tellings }),
  };
};

/** Worlds that people make may be small: said before the deal, with the number. */
const CardsMissing = () => {
  const w = useWorkshopWords();
  const supply = cardSupply(useGallery(), useTable().table);
  if (w === null || supply === null || supply.have >= supply.need) return null;
  return (
    <p className="wrong" role="status">
      {w('cards-missing', { n: supply.need - supply.have })}
    </p>
  );
};

/** Always there, so that a change is heard: without descriptions, nobody plays who cannot see the cards. */
const Undescribed = () => {
  const t = useT();
  const { descriptions } = useTable().table.options;
  return (
    <p className={descriptions ? 'vh' : 'tip'} role="status">
      {descriptions ? '' : t('again.undescribed')}
    </p>
  );
};

/** What a row of the lobby opens: the sheet of the house rules, at the part it names. */
const OPENS = { worlds: 'worlds', timers: 'timers', house: 'options' } as const;

/** In practice nobody acts when time is up, so there are no timers. */
const rowsOf = (practice: boolean) =>
  practice ? (['worlds', 'house'] as const) : (['worlds', 'timers', 'house'] as const);

/** Who is here, how to come in, and which game tonight. */
export const Lobby = () => {
  const t = useT();
  const { table, me, code, send, practice, pending } = useTable();
  const sheets = useTableSheets();
  const words = useOptionWords();
  const host = me !== null && table.host === me.seat;
  const lack = missing(t, table.options.ruleset, table.seating.length);
  const starting = pending.some(command => command.t === 'start');
  const hostName = table.host === null ? '' : (table.seats[table.host]?.name ?? '');
  return (
    <>
      <header className="top lobby-top">
        <Logo />
        <span className="corner">
          <IconButton icon="aid" label={t('rail.aid')} onClick={() => sheets.open('aid')} />
          <MenuButton />
        </span>
      </header>
      <main className="lobby">
        <section className="L" aria-label={t('lobby.table')}>
          <div className="oval">
            {!practice && <Invite code={code} link={shareLink(code)} />}
            <LobbySeats canAdd={host && table.seating.length < SEATS_MAX} />
          </div>
        </section>
        <section className="R">
          <h1>{t('lobby.which')}</h1>
          <Rulesets host={host} />
          <div className="opts">
            {rowsOf(practice).map(option => (
              <button key={option} type="button" className="opt" onClick={() => sheets.open(OPENS[option])}>
                <span>{t(`lobby.${option}`)}</span>
                <span>
                  {words[option]}
                  <Icon name="next" />
                </span>
              </button>
            ))}
            {table.options.ruleset === 'teams' && host && (
              <button type="button" className="opt" onClick={() => sheets.open('seating')}>
                <span>{t('lobby.pairs')}</span>
                <span>
                  {t('lobby.arrange')}
                  <Icon name="next" />
                </span>
              </button>
            )}
          </div>
          <Undescribed />
          <div className="foot">
            <CardsMissing />
            {host ? (
              <Plaque className="wide" disabled={lack !== null || starting} onClick={() => send({ t: 'start' })}>
                {lack === null ? t('lobby.deal') : t('lobby.wait-for', { lack })}
              </Plaque>
            ) : (
              <p className="tip" role="status">
                {t('lobby.host-deals', { name: hostName })}
              </p>
            )}
          </div>
        </section>
      </main>
    </>
  );
};
