import { atom, type ReadableAtom } from 'nanostores';
import type { Client } from '../http/client.ts';
import { type FormToSend, sendForm } from '../http/send-form.ts';
import { type Problem, toProblem } from '../vocabulary/problem.ts';
import { uploadFile } from './endpoints.ts';
import type { UploadedFile } from './schemas.ts';
import { kindOfType, longestForm } from './upload-rules.ts';

/** How far an upload is. */
export type UploadState =
  | { readonly state: 'idle' }
  /** From 0 to 1; at 1 the server looks at what it got. */
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'failed'; readonly problem: Problem };

/** One upload at a time. */
export interface UploadStore {
  readonly $upload: ReadableAtom<UploadState>;
  /** Returns the file once it is saved; undefined if it failed or was cancelled. */
  send(content: Blob, name: string): Promise<UploadedFile | undefined>;
  /** Cancels the upload, and forgets a failure. */
  cancel(): void;
}

/** Sends files in parts, and goes on where a line broke. */
export interface LongFiles {
  send(
    file: File,
    options: { readonly signal: AbortSignal; readonly onProgress: (part: number) => void },
  ): Promise<UploadedFile>;
  /** Removes what has arrived of a file that is not saved yet. */
  discard(file: File): Promise<void>;
}

interface UploadEnvironment {
  readonly client: Pick<Client, 'heedSession' | 'shownFor'>;
  /** Where the API answers, without a trailing slash. */
  readonly apiOrigin: string;
}

/** Uploads to the files of whom the page is shown for; long videos in parts. */
export function createUploadStore(
  { client, apiOrigin }: UploadEnvironment,
  longFiles: LongFiles,
  send: (form: FormToSend) => Promise<unknown> = sendForm,
): UploadStore {
  const $upload = atom<UploadState>({ state: 'idle' });
  let current: AbortController | undefined;
  let long: File | undefined;

  /** Cancels what is under way, and removes what has arrived of it. */
  function stop(): void {
    current?.abort();
    if (long) void longFiles.discard(long);
    long = undefined;
  }

  function sendInForm(
    content: Blob,
    name: string,
    options: Pick<FormToSend, 'signal' | 'onProgress'>,
  ): Promise<unknown> {
    const form = new FormData();
    form.set('file', content, name);
    form.set('name', name);
    const url = apiOrigin + uploadFile.path;
    return client.heedSession(() =>
      send({ url, method: 'PUT', form, shownFor: client.shownFor, ...options }),
    );
  }

  return {
    $upload,
    async send(content, name) {
      stop();
      const mine = new AbortController();
      current = mine;
      const isCurrent = () => current === mine;
      $upload.set({ state: 'sending', part: 0 });
      const options = {
        signal: mine.signal,
        onProgress: (part: number) => isCurrent() && $upload.set({ state: 'sending', part }),
      };
      long = isLong(content) ? content : undefined;
      try {
        const answer = await (long
          ? longFiles.send(long, options)
          : sendInForm(content, name, options));
        if (!isCurrent()) return undefined;
        long = undefined;
        $upload.set({ state: 'idle' });
        // The server's half of the contract vouches for the shape.
        return answer as UploadedFile;
      } catch (error) {
        if (isCurrent()) $upload.set({ state: 'failed', problem: toProblem(error) });
        return undefined;
      }
    },
    cancel() {
      stop();
      current = undefined;
      $upload.set({ state: 'idle' });
    },
  };
}

function isLong(content: Blob): content is File {
  const isVideo = kindOfType(content.type) === 'video';
  return isVideo && 'name' in content && content.size > longestForm;
}
