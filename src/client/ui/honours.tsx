import type { Album } from '../album.ts';
import { useT } from '../i18n/language.tsx';
import { Sitter } from './sitter.tsx';

export const Honours = ({ album }: { album: Album }) => {
  const t = useT();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the list scrolls sideways, by keyboard too
    <ul className="honours" tabIndex={0} data-scrolls>
      {album.honours.slice(0, 3).map(({ id, seat, count }) => (
        <li key={id} className="hon">
          <Sitter face={album.people[seat]} />
          <b>
            {t(`honour.${id}`)}
            <span className="vh">: {album.people[seat]?.name}</span>
          </b>
          <span>{t(`honour.${id}-why`, { n: count })}</span>
        </li>
      ))}
    </ul>
  );
};
