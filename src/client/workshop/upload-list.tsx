import type { WorkshopWords } from '../i18n/workshop/words.ts';
import { useStore } from '../store.ts';
import { Quiet } from '../ui/buttons.tsx';
import { Icon } from '../ui/icon.tsx';
import type { Upload, UploadState, Uploads } from './uploads.ts';
import { saidWhy } from './why.ts';

const stateWords = (w: WorkshopWords, state: UploadState): string => {
  if (state.t === 'refused') return saidWhy(w, state.why);
  if (state.t === 'sending') return w('sending', { n: Math.round(state.share * 100) });
  return w(state.t);
};

const SHARES: Readonly<Record<UploadState['t'], number>> = {
  waiting: 0,
  preparing: 0.05,
  sending: 0.1,
  working: 0.9,
  done: 1,
  refused: 0,
};
const shareOf = (state: UploadState): number => (state.t === 'sending' ? 0.1 + state.share * 0.7 : SHARES[state.t]);

const Row = ({ w, upload, onRetry }: { w: WorkshopWords; upload: Upload; onRetry: () => void }) => {
  const { name, state } = upload;
  return (
    <li className={`upload ${state.t}`}>
      <span className="upload-name">{name}</span>
      <span className="upload-state">
        {state.t === 'done' && <Icon name="check" />}
        {stateWords(w, state)}
      </span>
      {state.t === 'refused' ? (
        <Quiet icon="again" onClick={onRetry}>
          {w('retry')}
        </Quiet>
      ) : (
        <progress max={1} value={shareOf(state)} aria-label={name} />
      )}
    </li>
  );
};

/** Every picture on its way, with what became of it. Those in trouble first. */
export const UploadList = ({ w, uploads }: { w: WorkshopWords; uploads: Uploads }) => {
  const list = useStore(uploads.list);
  if (list.length === 0) return null;
  const done = list.filter(each => each.state.t === 'done').length;
  const refused = list.filter(each => each.state.t === 'refused');
  const open = list.filter(each => each.state.t !== 'done' && each.state.t !== 'refused');
  const isOver = open.length === 0;
  return (
    <section className="uploads">
      <p role="status">
        {isOver && refused.length === 0 ? w('all-in', { n: done }) : w('progress', { done, all: list.length })}
      </p>
      <progress max={list.length} value={done} aria-label={w('progress', { done, all: list.length })} />
      <ul>
        {[...refused, ...open].slice(0, 40).map(upload => (
          <Row key={upload.key} w={w} upload={upload} onRetry={() => uploads.retry([upload.key])} />
        ))}
      </ul>
      <div className="row2">
        {refused.length > 1 && (
          <Quiet icon="again" onClick={() => uploads.retry(refused.map(each => each.key))}>
            {w('retry-all')}
          </Quiet>
        )}
        {isOver && (
          <Quiet icon="close" onClick={() => uploads.tidy()}>
            {w('tidy')}
          </Quiet>
        )}
      </div>
    </section>
  );
};
