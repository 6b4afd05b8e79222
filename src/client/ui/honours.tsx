import type { Album } from '../album.ts';
import { useT } from '../i18n/language.tsx';
import { Sitter } from './sitter.tsx';

export const Honours = ({ album }: { album: Album }) => {
  const t = useT();
  return (
    <ul className="honours">
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
