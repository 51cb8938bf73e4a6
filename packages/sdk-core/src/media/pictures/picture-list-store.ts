import { atom, type ReadableAtom } from 'nanostores';
import { Problem, toProblem } from '../../vocabulary/problem.ts';
import { type CropType, cropAspects, largestZoom } from '../crop-rules.ts';
import { fileKinds } from '../own/own-files.ts';
import type { UploadedImages } from '../schemas.ts';
import { findUnreadableFault } from '../unreadable-fault.ts';
import { faultOf, kindOfType } from '../upload-rules.ts';
import {
  areSamePictures,
  type FormPicture,
  type FormPictureFault,
  listSavedPictures,
  type PictureEntry,
  type PictureProgress,
  type ReadPicture,
  type ReadVideo,
  type RefusedFile,
} from './pictures.ts';
import type { SendImage, SendOptions } from './send-image-store.ts';

/** Uploads at a time; the others wait. */
export const uploadsAtOnce = 3;

/** The pictures of a form: those that are saved, and those on their way. */
export interface PictureListStore<Preview> {
  readonly $entries: ReadableAtom<readonly PictureEntry<Preview>[]>;
  /** Files that were chosen last and are none of the pictures. */
  readonly $refused: ReadableAtom<readonly RefusedFile[]>;
  /** What the form has; those on their way stay behind them. */
  setPictures(pictures: readonly FormPicture[]): void;
  /** Opens files one after the other, and uploads those that are pictures. */
  addFiles(files: readonly File[]): Promise<void>;
  forgetRefused(): void;
  /** Another order, other words, one less, or one that was taken out again. */
  arrange(order: readonly { readonly key: string; readonly alt: string }[]): void;
  /** Uploads again what failed. */
  retry(key: string): void;
  /** The same for all that the connection broke off. */
  retryBroken(): void;
  /** Uploads another part of a picture, which takes its place once it is saved. */
  replace(key: string, content: Blob, preview: Preview): void;
  /** Cancels all that is not done; what is saved stays. */
  cancel(): void;
  /** The same, and changes nothing any more. */
  close(): void;
}

/** How a form's videos are opened, sent, and cancelled for good. */
export interface VideoWays<Preview> {
  read(file: File): Promise<ReadVideo<Preview>>;
  send(
    file: File,
    options: SendOptions & { readonly poster: Blob | undefined },
  ): Promise<Omit<FormPicture, 'alt'>>;
  discard(file: File): Promise<void>;
}

interface PictureListOptions<Preview> {
  readonly crop: CropType;
  readonly maximum: number;
  /** Opens a file; answers nothing where it is no picture. */
  readonly read: (file: File) => Promise<ReadPicture<Preview> | undefined>;
  readonly send: SendImage;
  /** How videos are opened and sent, where the form takes them. */
  readonly videos?: VideoWays<Preview> | undefined;
  /** The form's value has changed, otherwise than by `setPictures`. */
  readonly onChange: (pictures: readonly FormPicture[]) => void;
}

export function createPictureListStore<Preview>({
  crop,
  maximum,
  read,
  send,
  videos,
  onChange,
}: PictureListOptions<Preview>): PictureListStore<Preview> {
  type Entry = PictureEntry<Preview>;
  const $entries = atom<readonly Entry[]>([]);
  const $refused = atom<readonly RefusedFile[]>([]);
  /** All that there ever were, as one that was taken out may come back. */
  const known = new Map<string, Entry>();
  const running = new Map<string, AbortController>();
  let told: readonly FormPicture[] = [];
  let reading: Promise<unknown> = Promise.resolve();
  let count = 0;
  let isClosed = false;

  function show(entries: readonly Entry[]): void {
    if (isClosed) return;
    for (const entry of entries) known.set(entry.key, entry);
    $entries.set(entries);
    const pictures = listSavedPictures(entries);
    if (areSamePictures(pictures, told)) return;
    told = pictures;
    onChange(pictures);
  }

  function change(key: string, facts: Partial<Entry>): void {
    const entry = known.get(key);
    if (!entry) return;
    known.set(key, { ...entry, ...facts });
    show($entries.get().map((one) => (one.key === key ? { ...one, ...facts } : one)));
  }

  const setProgress = (key: string, progress: PictureProgress) => change(key, { progress });

  function startWaiting(): void {
    for (const entry of $entries.get()) {
      if (isClosed || running.size >= uploadsAtOnce) return;
      const { key, progress, content } = entry;
      if (progress.state === 'waiting' && content && !running.has(key)) {
        void upload(key, (options) => sendEntry(entry, content, options));
      }
    }
  }

  async function sendEntry(
    { name, video }: Entry,
    content: Blob,
    options: SendOptions,
  ): Promise<SentEntry> {
    if (videos && video) {
      return { kept: await videos.send(video.file, { ...options, poster: video.poster }) };
    }
    const { images } = await send(content, name, options);
    return sentOf(images);
  }

  async function upload(
    key: string,
    sendIt: (options: SendOptions) => Promise<SentEntry>,
  ): Promise<void> {
    const mine = new AbortController();
    running.set(key, mine);
    const isCurrent = () => running.get(key) === mine;
    setProgress(key, { state: 'sending', part: 0 });
    try {
      const sent = await sendIt({
        signal: mine.signal,
        onProgress: (part) => isCurrent() && setProgress(key, { state: 'sending', part }),
      });
      if (isCurrent()) change(key, { ...sent, progress: { state: 'done' } });
    } catch (error) {
      if (isCurrent()) setProgress(key, { state: 'failed', problem: toProblem(error) });
    } finally {
      if (isCurrent()) running.delete(key);
      startWaiting();
    }
  }

  function stop(key: string): void {
    running.get(key)?.abort();
    running.delete(key);
  }

  async function open(file: File): Promise<void> {
    const refuse = (fault: FormPictureFault) =>
      $refused.set([...$refused.get(), { name: file.name, fault }]);
    if (isClosed) return;
    if ($entries.get().length >= maximum) return refuse('tooMany');
    const refusal = faultOf(file, videos ? fileKinds : ['image']);
    if (refusal) return refuse(refusal);
    if (videos && kindOfType(file.type) === 'video') {
      const { preview, poster } = await videos.read(file);
      return add(file, { preview, video: { file, poster } });
    }
    // Safari opens a HEIC, and the server does not.
    const fault = await findUnreadableFault(file);
    const picture = fault === 'heic' ? undefined : await read(file);
    if (!picture) return refuse(fault);
    if (largestZoom(picture, cropAspects[crop]) < 1) return refuse('tooSmall');
    add(file, { preview: picture.preview });
  }

  function add(file: File, facts: Pick<Entry, 'preview' | 'video'>): void {
    count += 1;
    const key = `new-${count}`;
    const progress = { state: 'waiting' } as const;
    show([...$entries.get(), { key, alt: '', name: file.name, content: file, progress, ...facts }]);
    startWaiting();
  }

  const isDone = ({ progress }: Entry) => progress.state === 'done';

  function cancel(): void {
    for (const key of running.keys()) stop(key);
    for (const { video, progress } of $entries.get()) {
      if (video && progress.state !== 'done') void videos?.discard(video.file);
    }
    // Of a picture with another crop on its way, the former one stays.
    show(
      $entries
        .get()
        .filter((entry) => isDone(entry) || entry.kept)
        .map((entry) => ({ ...entry, progress: { state: 'done' } })),
    );
  }

  return {
    $entries,
    $refused,
    setPictures(pictures) {
      if (areSamePictures(pictures, told)) return;
      told = pictures;
      const all = [...known.values()];
      const kept = pictures.map(({ alt, ...picture }): Entry => {
        const before = all.find((entry) => entry.kept?.id === picture.id);
        const progress = { state: 'done' } as const;
        return { key: picture.id, name: '', progress, ...before, kept: picture, alt };
      });
      const onTheirWay = $entries.get().filter((entry) => !entry.kept);
      show([...kept, ...onTheirWay]);
    },
    addFiles(files) {
      $refused.set([]);
      // Opened at once, forty large pictures would take gigabytes.
      for (const file of files) reading = reading.then(() => open(file));
      return reading.then(() => undefined);
    },
    forgetRefused: () => $refused.set([]),
    arrange(order) {
      const entries = order.flatMap(({ key, alt }): Entry[] => {
        const entry = known.get(key);
        return entry ? [{ ...entry, alt }] : [];
      });
      for (const { key } of $entries.get()) {
        if (entries.some((entry) => entry.key === key) || !running.has(key)) continue;
        stop(key);
        const entry = known.get(key);
        if (entry) known.set(key, { ...entry, progress: { state: 'waiting' } });
      }
      show(entries);
      startWaiting();
    },
    retry(key) {
      setProgress(key, { state: 'waiting' });
      startWaiting();
    },
    retryBroken() {
      for (const { key, progress } of $entries.get()) {
        const hasBroken = progress.state === 'failed' && progress.problem.status === 0;
        if (hasBroken) setProgress(key, { state: 'waiting' });
      }
      startWaiting();
    },
    replace(key, content, preview) {
      stop(key);
      change(key, { content, preview, progress: { state: 'waiting' } });
      startWaiting();
    },
    cancel,
    close() {
      isClosed = true;
      for (const key of running.keys()) stop(key);
    },
  };
}

/** What is known of a file once it is saved. */
type SentEntry = Pick<PictureEntry<never>, 'kept' | 'sameAs'>;

function sentOf([image]: UploadedImages['images']): SentEntry {
  if (!image) throw new Problem('internal', 'The server kept no picture and said no reason.');
  const { id, path, width, height, sameAs } = image;
  return { kept: { id, path, width, height }, sameAs };
}
