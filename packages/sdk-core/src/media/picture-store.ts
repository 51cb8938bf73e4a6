import { atom, type ReadableAtom } from 'nanostores';
import type { Remote } from '../http/environment.ts';
import { type CropType, cropAspects, largestZoom, type Size } from './crop-rules.ts';
import { findUnreadableFault, type UnreadableFault } from './unreadable-fault.ts';

/** Why a picture can't be cropped. */
export type PictureFault = UnreadableFault | 'tooSmall' | 'unavailable';

/** An opened picture, which takes room until it is closed. */
export interface OpenedPicture extends Size {
  close(): void;
}

/** The picture that is to be cropped: one at a time. */
export interface PictureStore<Picture extends OpenedPicture, Source = File> {
  readonly $picture: ReadableAtom<Remote<Picture, PictureFault>>;
  /** Opens a picture in place of the one before, which is closed. */
  open(source: Source): Promise<void>;
  /** Closes the picture, or gives its opening up; forgets a fault. */
  close(): void;
}

/**
 * The store of one frame. `read` opens a file or what else is its source, and answers nothing where it is no picture; it
 * rejects where what crops can't be had.
 */
export function createPictureStore<Picture extends OpenedPicture, Source = File>(
  read: (source: Source) => Promise<Picture | undefined>,
  crop: CropType,
): PictureStore<Picture, Source> {
  const $picture = atom<Remote<Picture, PictureFault>>({ state: 'idle' });
  /** The opening that counts; one and the same file may be chosen again. */
  let current: symbol | undefined;

  function close(): void {
    current = undefined;
    const state = $picture.get();
    if (state.state === 'idle') return;
    $picture.set({ state: 'idle' });
    if (state.state === 'ready') state.value.close();
  }

  function judge(picture: Picture): Remote<Picture, PictureFault> {
    if (largestZoom(picture, cropAspects[crop]) >= 1) return { state: 'ready', value: picture };
    picture.close();
    return failed('tooSmall');
  }

  return {
    $picture,
    close,
    async open(source) {
      close();
      const mine = Symbol('opening');
      current = mine;
      $picture.set({ state: 'loading' });
      try {
        const picture = await read(source);
        const judged = picture ?? (await faultOfSource(source));
        if (current === mine)
          $picture.set(typeof judged === 'string' ? failed(judged) : judge(judged));
        else picture?.close();
      } catch {
        if (current === mine) $picture.set(failed('unavailable'));
      }
    },
  };
}

function failed(problem: PictureFault): {
  readonly state: 'failed';
  readonly problem: PictureFault;
} {
  return { state: 'failed', problem };
}

/** Returns why a source could not be read; what is saved already is a picture of ours. */
async function faultOfSource(source: unknown): Promise<UnreadableFault> {
  return isBlob(source) ? findUnreadableFault(source) : 'unreadable';
}

/** By what it has: what is dropped in a frame was made by another window. */
function isBlob(source: unknown): source is Blob {
  return 'arrayBuffer' in Object(source);
}
