import { atom, type ReadableAtom } from 'nanostores';
import type { Problem } from '../../vocabulary/problem.ts';
import { findUnreadableFault, type UnreadableFault } from '../unreadable-fault.ts';
import { type FileFault, faultOf, kindOfFile } from '../upload-rules.ts';
import type { UploadStore } from '../upload-store.ts';
import { fileKinds } from './own-files.ts';

/** A file that was not saved, and why. */
export interface FailedUpload {
  readonly file: File;
  /** A fault has its words among those of uploads. */
  readonly reason: FileFault | UnreadableFault | Problem;
}

/** Files on their way, one after another. */
export interface UploadQueue {
  /** Those that were chosen since nothing was under way. */
  readonly total: number;
  /** Those of them that are saved, or are not to be. */
  readonly done: number;
  readonly kept: number;
  /** Of the one that is being sent, from 0 to 1; undefined where none is. */
  readonly part: number | undefined;
  readonly failed: readonly FailedUpload[];
}

export interface UploadQueueStore {
  readonly $queue: ReadableAtom<UploadQueue>;
  /** Sends files behind those that wait; resolves once nothing waits any more. */
  sendFiles(files: readonly File[]): Promise<void>;
  /** Sends those again that failed on their way or at the server. */
  retry(): Promise<void>;
  /** Cancels what is under way and what waits; what is saved stays. */
  cancel(): void;
  /** Forgets what failed. */
  dismiss(): void;
}

const empty: UploadQueue = { total: 0, done: 0, kept: 0, part: undefined, failed: [] };

/** Uploads of several files, each by `upload`. */
export function createUploadQueueStore(upload: UploadStore): UploadQueueStore {
  const $queue = atom<UploadQueue>(empty);
  let waiting: File[] = [];
  let running: Promise<void> | undefined;
  /** What is sent before and after everything was cancelled counts apart. */
  let round = Symbol('round');
  const change = (patch: Partial<UploadQueue>) => $queue.set({ ...$queue.get(), ...patch });

  upload.$upload.listen((state) => {
    if (running && state.state === 'sending') change({ part: state.part });
  });

  async function sendAll(): Promise<void> {
    const mine = round;
    for (let file = waiting.shift(); file; file = waiting.shift()) {
      change({ part: 0 });
      const isKept = (await upload.send(file, file.name)) !== undefined;
      if (mine !== round) return;
      const state = upload.$upload.get();
      const failure =
        state.state === 'failed' ? [{ file, reason: await reasonOf(file, state.problem) }] : [];
      if (mine !== round) return;
      const { done, kept, failed } = $queue.get();
      change({ done: done + 1, kept: kept + Number(isKept), failed: [...failed, ...failure] });
    }
    running = undefined;
    change({ part: undefined });
  }

  async function sendFiles(files: readonly File[]): Promise<void> {
    if (!running) $queue.set(empty);
    const judged = files.map((file) => ({ file, reason: faultOf(file, fileKinds) }));
    const refused = judged.flatMap(({ file, reason }) => (reason ? [{ file, reason }] : []));
    waiting.push(...judged.flatMap(({ file, reason }) => (reason ? [] : [file])));
    const { total, done, failed } = $queue.get();
    change({
      total: total + files.length,
      done: done + refused.length,
      failed: [...failed, ...refused],
    });
    running ??= sendAll();
    await running;
  }

  return {
    $queue,
    sendFiles,
    async retry() {
      await sendFiles(
        $queue.get().failed.flatMap(({ file, reason }) => (isFault(reason) ? [] : [file])),
      );
    },
    cancel() {
      round = Symbol('round');
      waiting = [];
      running = undefined;
      $queue.set(empty);
      upload.cancel();
    },
    dismiss: () => change({ failed: [] }),
  };
}

/** Returns the reason; for a picture that the server can't read, what is wrong with it. */
async function reasonOf(file: File, problem: Problem): Promise<FailedUpload['reason']> {
  const isUnreadable = problem.code === 'invalid-request' && kindOfFile(file) === 'image';
  return isUnreadable ? findUnreadableFault(file) : problem;
}

/** Whether it is the file that is at fault, which no other try mends. */
export function isFault(reason: FailedUpload['reason']): reason is FileFault | UnreadableFault {
  return typeof reason === 'string';
}
