import { atom, type ReadableAtom } from 'nanostores';
import type { Client } from '../http/client.ts';
import { type FormToSend, sendForm } from '../http/send-form.ts';
import { type Problem, toProblem } from '../vocabulary/problem.ts';
import { uploadFile } from './endpoints.ts';
import type { UploadedFile } from './schemas.ts';

/** How far an upload is. */
export type UploadState =
  | { readonly state: 'idle' }
  /** From 0 to 1; at 1 the server looks at what it got. */
  | { readonly state: 'sending'; readonly part: number }
  | { readonly state: 'failed'; readonly problem: Problem };

/** One upload at a time. */
export interface UploadStore {
  readonly $upload: ReadableAtom<UploadState>;
  /** The file once it is kept; undefined where it failed or was given up. */
  send(content: Blob, name: string): Promise<UploadedFile | undefined>;
  /** Gives the upload up, and forgets a failure. */
  cancel(): void;
}

interface UploadEnvironment {
  readonly client: Pick<Client, 'heedSession' | 'shownFor'>;
  /** Where the API answers, without a trailing slash. */
  readonly apiOrigin: string;
}

/** Uploads to the files of whom the page is shown for. */
export function createUploadStore(
  { client, apiOrigin }: UploadEnvironment,
  send: (form: FormToSend) => Promise<unknown> = sendForm,
): UploadStore {
  const $upload = atom<UploadState>({ state: 'idle' });
  let current: AbortController | undefined;

  return {
    $upload,
    async send(content, name) {
      current?.abort();
      const mine = new AbortController();
      current = mine;
      const isCurrent = () => current === mine;
      $upload.set({ state: 'sending', part: 0 });
      const form = new FormData();
      form.set('file', content, name);
      form.set('name', name);
      try {
        const answer = await client.heedSession(() =>
          send({
            url: apiOrigin + uploadFile.path,
            method: 'PUT',
            form,
            shownFor: client.shownFor,
            signal: mine.signal,
            onProgress: (part) => isCurrent() && $upload.set({ state: 'sending', part }),
          }),
        );
        if (!isCurrent()) return undefined;
        $upload.set({ state: 'idle' });
        // The server's half of the contract vouches for the shape.
        return answer as UploadedFile;
      } catch (error) {
        if (isCurrent()) $upload.set({ state: 'failed', problem: toProblem(error) });
        return undefined;
      }
    },
    cancel() {
      current?.abort();
      current = undefined;
      $upload.set({ state: 'idle' });
    },
  };
}
