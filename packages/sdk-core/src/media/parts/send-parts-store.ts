import type { Client } from '../../http/client.ts';
import { pause, pauseBefore } from '../../http/pause-before.ts';
import { type Problem, toProblem } from '../../vocabulary/problem.ts';
import type { UploadedFile } from '../schemas.ts';
import {
  beginUpload,
  cancelUpload,
  finishUpload,
  readUpload,
  sendPart,
  sendPoster,
} from './endpoints.ts';
import { beginningBytes } from './part-rules.ts';
import type { Upload } from './schemas.ts';

interface SendOptions {
  readonly signal: AbortSignal;
  /** From 0 to 1, as far as the file has arrived. */
  readonly onProgress: (part: number) => void;
  /** A picture of it, where the browser has one. */
  readonly poster?: Blob | undefined;
}

/** Sends one file in parts, or cancels that for good. */
interface PartsSender {
  /** Continues where the same file was before; rejects with a `Problem` if it is not saved. */
  send(file: File, options: SendOptions): Promise<UploadedFile>;
  /** Removes what has arrived of a file that is not saved yet. */
  discard(file: Blob): Promise<void>;
}

/** Tries without any part arriving, before it is left to the waiting user: about a minute. */
const triesWithoutProgress = 8;
/** Longest between two tries. */
const longestPauseMs = 20_000;
/** Longest for a part on a slow line, and for the whole to be looked at. */
const longestCallMs = 300_000;

/** The line, or whatever stands between us and the server, may be better in a moment. */
const passing = new Set([0, 429, 500, 502, 503, 504]);

export function createPartsSender(
  client: Pick<Client, 'call'>,
  wait: (milliseconds: number, signal: AbortSignal) => Promise<void> = pause,
): PartsSender {
  /** Those on their way, by their files. */
  const begun = new WeakMap<Blob, string>();

  /** Tries again as long as a part has arrived lately. */
  async function patiently<Answer>(
    signal: AbortSignal,
    attempt: () => Promise<Answer>,
    progress: { tries: number },
  ): Promise<Answer> {
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        const problem = toProblem(error);
        if (!mayPass(problem, signal) || progress.tries >= triesWithoutProgress) throw problem;
        progress.tries += 1;
        const told = pauseBefore(progress.tries, problem.retryAfter ?? 0);
        await wait(Math.min(told, longestPauseMs), signal);
      }
    }
  }

  return {
    async send(file, { signal, onProgress, poster }) {
      const options = { signal, timeout: longestCallMs };
      const progress = { tries: 0 };
      const beginning = await firstBytes(file);
      const body = { name: file.name, size: file.size, lastModified: file.lastModified, beginning };
      let upload = await patiently(
        signal,
        () => client.call(beginUpload, { body }, options),
        progress,
      );
      const { id } = upload;
      const params = { upload: id };
      begun.set(file, id);
      onProgress(upload.received / upload.size);
      if (poster && !upload.hasPoster) await sendPosterOf(client, id, poster, options);
      while (upload.received < upload.size) {
        upload = await patiently(signal, () => sendNext(client, file, upload, options), progress);
        progress.tries = 0;
        onProgress(upload.received / upload.size);
      }
      const kept = await patiently(
        signal,
        () => client.call(finishUpload, { params }, options),
        progress,
      );
      begun.delete(file);
      return kept;
    },
    async discard(file) {
      const id = begun.get(file);
      if (id === undefined) return;
      begun.delete(file);
      // What can't be removed now expires on the server after a day.
      await client.call(cancelUpload, { params: { upload: id } }).catch(() => undefined);
    },
  };
}

/** Sends the next part; where an answer was lost, the server says how far it is. */
async function sendNext(
  client: Pick<Client, 'call'>,
  file: Blob,
  { id, received, partBytes }: Upload,
  options: { readonly signal: AbortSignal; readonly timeout: number },
): Promise<Upload> {
  const params = { upload: id, offset: received };
  const body = file.slice(received, received + partBytes);
  try {
    return await client.call(sendPart, { params, body }, options);
  } catch (error) {
    if (toProblem(error).code !== 'conflict') throw error;
    return client.call(readUpload, { params: { upload: id } }, options);
  }
}

/** A video is none the worse without its poster, which a plain one stands for. */
async function sendPosterOf(
  client: Pick<Client, 'call'>,
  upload: string,
  body: Blob,
  options: { readonly signal: AbortSignal },
): Promise<void> {
  await client.call(sendPoster, { params: { upload }, body }, options).catch(() => undefined);
}

function mayPass({ code, status }: Problem, signal: AbortSignal): boolean {
  return !signal.aborted && code !== 'aborted' && passing.has(status);
}

/** The first bytes of a file in Base64. */
async function firstBytes(file: Blob): Promise<string> {
  const bytes = await file.slice(0, beginningBytes).arrayBuffer();
  return btoa(String.fromCharCode(...new Uint8Array(bytes)));
}
