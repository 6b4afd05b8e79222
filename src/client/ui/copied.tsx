import { useState } from 'react';
import { useT } from '../i18n/language.tsx';
import './copied.css';

type State = 'not-asked' | 'copied' | 'by-hand';

export interface Copying {
  readonly text: string;
  readonly state: State;
  readonly copy: () => Promise<void>;
}

/** Puts a text into the clipboard. Over plain http, as in the house's own network, browsers have none for us. */
export const useCopying = (text: string): Copying => {
  const [state, setState] = useState<State>('not-asked');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('by-hand');
    }
  };
  return { text, state, copy };
};

/** What came of it, for whoever listens too; where nothing could be copied, the text itself, to be taken along by hand. */
export const Copied = ({ what: { text, state }, label }: { what: Copying; label: string }) => {
  const t = useT();
  const isByHand = state === 'by-hand';
  return (
    <div className={isByHand ? 'by-hand' : 'vh'}>
      <p role="status">{state === 'not-asked' ? '' : t(isByHand ? 'copy.by-hand' : 'invite.copied')}</p>
      {isByHand && (
        <label>
          {label}
          <input
            readOnly
            // biome-ignore lint/a11y/noAutofocus: it appears because somebody asked for it
            autoFocus
            value={text}
            onFocus={event => event.target.select()}
          />
        </label>
      )}
    </div>
  );
};
