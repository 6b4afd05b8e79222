import { useState } from 'react';
import { useT } from '../i18n/language.tsx';
import { go } from '../router.ts';
import { Plaque, Quiet } from '../ui/buttons.tsx';
import { PhraseField } from '../ui/phrase-field.tsx';
import { Rabbit } from '../ui/rabbit.tsx';
import './join.css';
import './waiting.css';

/** A locked table asks people who only want to watch, and televisions, for its pass phrase. */
export const PhraseDoor = ({ wrong, onPhrase }: { wrong: boolean; onPhrase: (phrase: string) => void }) => {
  const t = useT();
  const [phrase, setPhrase] = useState('');
  return (
    <main className="knocking joining">
      <Rabbit id="coal" className="big-rabbit" />
      <h1>{t('door.locked')}</h1>
      <form
        onSubmit={event => {
          event.preventDefault();
          if (phrase !== '') onPhrase(phrase);
        }}
      >
        <PhraseField value={phrase} wrong={wrong} onChange={setPhrase} />
        <Plaque className="wide" type="submit" disabled={phrase === ''}>
          {t('door.open')}
        </Plaque>
        <Quiet icon="back" onClick={() => go('/')}>
          {t('nav.home')}
        </Quiet>
      </form>
    </main>
  );
};
