import { unzip } from 'fflate';

/** What somebody dropped or chose, taken apart: pictures, or an archive that is a whole world. */
export interface Opened {
  readonly pictures: readonly File[];
  readonly worlds: readonly File[];
}

const PICTURE = /\.(jpe?g|png|webp|avif|gif|hei[cf])$/i;
const ZIP = /\.zip$/i;
const HIDDEN = /(^|\/)(\.|__MACOSX\/)/;
/** More than any world has; whoever drops their whole disk is not kept waiting for it. */
const FILES_MAX = 2000;
const ARCHIVE_MAX = 400 * 1024 * 1024;
const UNPACKED_MAX = 64 * 1024 * 1024;

const isPicture = (file: File): boolean => file.type.startsWith('image/') || PICTURE.test(file.name);
const baseName = (path: string): string => path.split('/').at(-1) ?? path;

const filesIn = async (entry: FileSystemEntry): Promise<readonly File[]> => {
  if (entry.isFile) {
    const file = entry as FileSystemFileEntry;
    return new Promise(resolve =>
      file.file(
        found => resolve([found]),
        () => resolve([]),
      ),
    );
  }
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const files: File[] = [];
  // A folder is read in pieces, the last of which is empty.
  for (;;) {
    const some = await new Promise<readonly FileSystemEntry[]>(resolve =>
      reader.readEntries(resolve, () => resolve([])),
    );
    if (some.length === 0 || files.length > FILES_MAX) return files;
    for (const each of some) files.push(...(await filesIn(each)));
  }
};

/** Folders too. The list of what was dropped is gone after the first pause, so it is read before any. */
export const droppedFiles = async (dropped: DataTransfer): Promise<readonly File[]> => {
  const items = [...dropped.items].map(item => item.webkitGetAsEntry?.() ?? item.getAsFile());
  const found = await Promise.all(
    items.map(async item => (item === null ? [] : item instanceof File ? [item] : filesIn(item))),
  );
  return found.flat();
};

const unpack = (archive: Uint8Array): Promise<Readonly<Record<string, Uint8Array>> | null> =>
  new Promise(resolve => {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }): boolean =>
      PICTURE.test(name) && !HIDDEN.test(name) && originalSize <= UNPACKED_MAX;
    unzip(archive, { filter }, (why, files) => resolve(why === null ? files : null));
  });

/** In the directory at an archive's end every name stands once, behind its entry's header. */
const ENTRY = 'PK\u0001\u0002';
const NAME_AT = 46;
const NAME_MAX = 120;

const holdsWorld = (archive: Uint8Array): boolean => {
  const directory = new TextDecoder('latin1').decode(archive.subarray(-4 * 1024 * 1024));
  for (let at = directory.indexOf(ENTRY); at >= 0; at = directory.indexOf(ENTRY, at + 1)) {
    const length = directory.charCodeAt(at + 28) + 256 * directory.charCodeAt(at + 29);
    const name = directory.slice(at + NAME_AT, at + NAME_AT + Math.min(length, NAME_MAX));
    if (/^(?:[^/]+\/)?world\.json$/.test(name)) return true;
  }
  return false;
};

const openArchive = async (file: File): Promise<Opened> => {
  if (file.size > ARCHIVE_MAX) return { pictures: [], worlds: [file] };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (holdsWorld(bytes)) return { pictures: [], worlds: [file] };
  const files = await unpack(bytes);
  // What this browser cannot open the server will refuse, with a reason.
  if (files === null) return { pictures: [], worlds: [file] };
  const pictures = Object.entries(files).map(([path, content]) => new File([content as BlobPart], baseName(path)));
  return { pictures, worlds: [] };
};

export const openFiles = async (files: readonly File[]): Promise<Opened> => {
  const opened = await Promise.all(
    files
      .slice(0, FILES_MAX)
      .map(async file =>
        ZIP.test(file.name) ? openArchive(file) : { pictures: isPicture(file) ? [file] : [], worlds: [] },
      ),
  );
  // Whoever chooses a single file that is no picture learns why; in a folder the rest is passed over.
  const [only] = files;
  const pictures = opened.flatMap(each => each.pictures);
  const worlds = opened.flatMap(each => each.worlds);
  const lone = files.length === 1 && only !== undefined && pictures.length + worlds.length === 0;
  return { pictures: lone ? [only] : pictures, worlds };
};
