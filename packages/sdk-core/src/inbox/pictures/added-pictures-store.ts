import { atom, type ReadableAtom } from 'nanostores';
import { type FileFault, faultOf } from '../../media/upload-rules.ts';
import { mostPictures } from '../limits.ts';
import { createPictureUpload, isRefused, type PictureUpload } from './picture-upload-store.ts';
import type { SendPicture } from './send-picture-store.ts';

/** Why files were not added. */
export type AddingFault = FileFault | 'tooMany';

/** The pictures of a message that is being written. */
export interface AddedPictures {
  readonly $uploads: ReadableAtom<readonly PictureUpload[]>;
  /** Why some of what was added last is not there; absent where all is. */
  readonly $fault: ReadableAtom<AddingFault | undefined>;
  add(files: readonly File[]): void;
  remove(key: string): void;
  /** Tries one again that has failed. */
  retry(key: string): void;
  /** Moves one by a place, towards the beginning or the end. */
  move(key: string, by: -1 | 1): void;
  /** Whether one of them can't be sent at all. */
  hasRefused(): boolean;
  /** Hands them over to a message; none are left. */
  take(): readonly PictureUpload[];
  /** Puts those of a message that was taken back before the others. */
  putBack(uploads: readonly PictureUpload[]): void;
}

interface AddingOptions {
  readonly send: SendPicture;
  readonly readPreview: (file: File) => Promise<ImageBitmap | undefined>;
}

/** Uploads pictures as they are added. */
export function createAddedPictures({ send, readPreview }: AddingOptions): AddedPictures {
  const $uploads = atom<readonly PictureUpload[]>([]);
  const $fault = atom<AddingFault | undefined>();
  const find = (key: string) => $uploads.get().find((one) => one.key === key);

  /** What is more than a message has is given up. */
  function show(uploads: readonly PictureUpload[]): void {
    for (const surplus of uploads.slice(mostPictures)) surplus.drop();
    $uploads.set(uploads.slice(0, mostPictures));
    if (uploads.length > mostPictures) $fault.set('tooMany');
  }

  return {
    $uploads,
    $fault,
    add(files) {
      const faults = files.map((file) => faultOf(file, ['image']));
      $fault.set(faults.find((fault) => fault !== undefined));
      const good = files.filter((_, index) => faults[index] === undefined);
      const room = mostPictures - $uploads.get().length;
      if (good.length > room) $fault.set('tooMany');
      const added = good
        .slice(0, room)
        .map((file) => createPictureUpload({ file, send, readPreview }));
      $uploads.set([...$uploads.get(), ...added]);
    },
    remove(key) {
      find(key)?.drop();
      $uploads.set($uploads.get().filter((one) => one.key !== key));
      $fault.set(undefined);
    },
    retry(key) {
      // Its failure shows.
      void find(key)
        ?.keep()
        .catch(() => undefined);
    },
    move(key, by) {
      const uploads = [...$uploads.get()];
      const from = uploads.findIndex((one) => one.key === key);
      const [moved] = uploads.splice(from, 1);
      if (from < 0 || !moved) return;
      uploads.splice(Math.max(0, from + by), 0, moved);
      $uploads.set(uploads);
    },
    hasRefused: () => $uploads.get().some(({ $progress }) => isRefused($progress.get())),
    take() {
      const uploads = $uploads.get();
      $uploads.set([]);
      $fault.set(undefined);
      return uploads;
    },
    putBack: (uploads) => show([...uploads, ...$uploads.get()]),
  };
}
