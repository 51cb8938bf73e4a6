import { atom, type ReadableAtom } from 'nanostores';
import { findUnreadableFault, type UnreadableFault } from '../../media/unreadable-fault.ts';
import { type Problem, toProblem } from '../../vocabulary/problem.ts';
import type { MessagePicture } from './picture-schemas.ts';
import type { SendPicture } from './send-picture-store.ts';

/** Why the server takes a picture for none. */
export type RefusedFault = UnreadableFault | 'imageTooLarge';

/** The progress of a picture; the part goes from 0 to 1, and is absent if unknown. */
export type MessagePictureProgress =
  | { readonly state: 'sending'; readonly part: number | undefined }
  | { readonly state: 'kept'; readonly picture: MessagePicture }
  | {
      readonly state: 'failed';
      readonly problem: Problem;
      /** What is wrong with the picture itself; absent where another try may help. */
      readonly fault?: RefusedFault | undefined;
    };

/** A picture that is added to a message, until the message has arrived. */
export interface PictureUpload {
  readonly key: string;
  /** Of its file. */
  readonly name: string;
  readonly $progress: ReadableAtom<MessagePictureProgress>;
  /** What shows until it is saved; absent while it is read, and if the browser can't read it. */
  readonly $preview: ReadableAtom<ImageBitmap | undefined>;
  /** The picture once the server has it: tried again where it failed; rejects with a `Problem`. */
  keep(): Promise<MessagePicture>;
  /** Records that the server no longer has it: it is uploaded again when it is needed. */
  forget(): void;
  /** Gives it up. */
  drop(): void;
}

interface UploadOptions {
  readonly file: File;
  readonly send: SendPicture;
  readonly readPreview: (file: File) => Promise<ImageBitmap | undefined>;
}

/** Uploads one picture, at once. */
export function createPictureUpload({ file, send, readPreview }: UploadOptions): PictureUpload {
  const { name } = file;
  const $progress = atom<MessagePictureProgress>({ state: 'sending', part: 0 });
  const $preview = atom<ImageBitmap | undefined>();
  let aborting = new AbortController();
  let kept: Promise<MessagePicture> | undefined;
  void readPreview(file).then((preview) => $preview.set(preview));

  async function start(): Promise<MessagePicture> {
    const { signal } = aborting;
    $progress.set({ state: 'sending', part: 0 });
    try {
      const onProgress = (part: number | undefined) => $progress.set({ state: 'sending', part });
      const picture = await send(file, name, { signal, onProgress });
      $progress.set({ state: 'kept', picture });
      return picture;
    } catch (error) {
      kept = undefined;
      const problem = toProblem(error);
      $progress.set({ state: 'failed', problem, fault: await findFault(file, problem) });
      throw problem;
    }
  }

  const upload: PictureUpload = {
    key: crypto.randomUUID(),
    name,
    $progress,
    $preview,
    keep() {
      kept ??= start();
      return kept;
    },
    forget() {
      kept = undefined;
    },
    drop() {
      aborting.abort();
      aborting = new AbortController();
    },
  };
  // Its failure shows, and is met again by the caller that needs the picture.
  void upload.keep().catch(() => undefined);
  return upload;
}

/** Whether the server has refused it, so that trying again helps nobody. */
export function isRefused(progress: MessagePictureProgress): boolean {
  return progress.state === 'failed' && progress.fault !== undefined;
}

async function findFault(file: File, { code }: Problem): Promise<RefusedFault | undefined> {
  if (code === 'body-too-large') return 'imageTooLarge';
  return code === 'invalid-request' ? findUnreadableFault(file) : undefined;
}
