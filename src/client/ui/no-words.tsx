import { type Language, LOST_WORDS } from '../i18n/languages.ts';
import { Plaque } from './buttons.tsx';

/** The words of the page did not arrive, so it says so with the few it has. */
export const NoWords = ({ language }: { language: Language }) => {
  const { lost, again } = LOST_WORDS[language];
  return (
    <main className="no-words" lang={language}>
      <h1>Inkling</h1>
      <p role="alert">{lost}</p>
      <Plaque icon="again" onClick={() => location.reload()}>
        {again}
      </Plaque>
    </main>
  );
};
