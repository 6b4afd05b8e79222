import { useEffect, useRef, useState } from 'react';
import type { TableEvent } from '../../engine/event.ts';
import type { SeatId } from '../../engine/ids.ts';
import type { Rabbit } from '../../engine/options.ts';
import { useSpeech } from '../i18n/language.tsx';
import { keep, recall } from '../keep.ts';
import { contribution } from '../net/command-id.ts';
import { localBrains } from '../net/local-bots.ts';
import { LocalLink } from '../net/local-link.ts';
import { type Gallery, useGallery } from '../net/worlds.ts';
import { settings } from '../settings.ts';
import { useStore } from '../store.ts';
import { nextBot } from '../ui/bot-names.ts';
import { Knocking } from './closed-doors.tsx';
import { LinkedTable } from './linked-table.tsx';

const BOTS = 3;
/** Enough paper for twelve when no world could be loaded. */
const PAPER = Array.from({ length: 84 }, (_, i) => `plain.${i + 1}`);

const openPractice = (gallery: () => Gallery, language: string, you: string): LocalLink => {
  const history = recall<readonly TableEvent[]>('practice', []);
  const link = new LocalLink({
    history,
    keep: events => keep('practice', events),
    brains: localBrains(),
    deckFor: ({ worlds }) => {
      const chosen = gallery().worlds.filter(({ id }, i) =>
        worlds.length === 0 ? i === 0 : worlds.some(one => one === id),
      );
      const cards = chosen.flatMap(world => world.cards);
      return cards.length > 0 ? cards : (PAPER as unknown as typeof cards);
    },
  });
  if (history.length > 0) return link;
  const { name, rabbit } = settings.get();
  link.ask({ t: 'join', by: null, name: name || you, rabbit: rabbit as Rabbit | null, contribution: contribution() });
  const host = link.state.get().seen?.table.host as SeatId;
  const taken = [name || you];
  for (let i = 0; i < BOTS; i++) {
    const bot = nextBot(taken, language);
    taken.push(bot.name);
    link.ask({ t: 'add-bot', by: host, ...bot });
  }
  link.ask({ t: 'configure', by: host, options: { language } });
  return link;
};

const Playing = ({ link }: { link: LocalLink }) => {
  const { seen } = useStore(link.state);
  return seen === null ? null : <LinkedTable link={link} seen={seen} gameFile={link.gameFile} practice />;
};

/** A table against bots in this browser; it waits for the worlds so that there is something to look at. */
export const Practice = () => {
  const { t, language } = useSpeech();
  const gallery = useGallery();
  const latest = useRef(gallery);
  useEffect(() => {
    latest.current = gallery;
  }, [gallery]);
  const [link, setLink] = useState<LocalLink | null>(null);
  const ready = gallery.worlds.length > 0;
  useEffect(() => {
    // The table is opened once; every deal is of the worlds there are by then.
    if (link !== null) return undefined;
    const open = () => setLink(openPractice(() => latest.current, language, t('practice.you')));
    const patience = setTimeout(open, ready ? 0 : 3_000);
    return () => clearTimeout(patience);
  }, [link, ready, language, t]);
  useEffect(() => () => link?.close(), [link]);
  return link === null ? <Knocking text={t('link.connecting')} /> : <Playing link={link} />;
};
