import { type DragEvent, useState } from 'react';
import type { WorkshopWords } from '../i18n/workshop/words.ts';
import { Icon } from '../ui/icon.tsx';
import { droppedFiles } from './open-files.ts';

const ACCEPT = 'image/*,.heic,.heif,.avif,.zip,application/zip';

const chosen = (input: HTMLInputElement): readonly File[] => {
  const files = [...(input.files ?? [])];
  // So that the same file can be chosen again.
  input.value = '';
  return files;
};

/** A place stitched on the felt where pictures are laid: dropped, or chosen by hand. */
export const DropZone = ({ w, onFiles }: { w: WorkshopWords; onFiles: (files: readonly File[]) => void }) => {
  const [over, setOver] = useState(false);
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    setOver(false);
    onFiles(await droppedFiles(event.dataTransfer));
  };
  return (
    <section
      className={`drop-zone ${over ? 'over' : ''}`}
      aria-label={w('drop-title')}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={event => void drop(event)}
    >
      <strong>{w('drop-title')}</strong>
      <p className="dim sm">{w('drop-hint')}</p>
      <div className="row2">
        <label className="stitch file-door">
          <Icon name="plus" />
          {w('pick')}
          <input type="file" multiple accept={ACCEPT} onChange={event => onFiles(chosen(event.target))} />
        </label>
        <label className="stitch file-door">
          <Icon name="grid" />
          {w('pick-folder')}
          <input
            type="file"
            multiple
            // Every browser knows it by this name; React's types do not.
            {...{ webkitdirectory: '' }}
            onChange={event => onFiles(chosen(event.target))}
          />
        </label>
      </div>
    </section>
  );
};
