import type { Problem } from '../../vocabulary/problem.ts';
import type { Size } from '../crop-rules.ts';
import type { UnreadableFault } from '../unreadable-fault.ts';
import type { FileFault } from '../upload-rules.ts';

/** A picture of one's own as a form has it. */
export interface FormPicture {
  readonly id: string;
  readonly path: string;
  /** What it shows, for those who don't see it. */
  readonly alt: string;
  readonly width?: number;
  readonly height?: number;
  /** Of a video, whose poster the picture is: its address, below the media address. */
  readonly video?: string;
}

/** A chosen picture, opened: what shows of it until it is saved. */
export interface ReadPicture<Preview> extends Size {
  readonly preview: Preview;
}

/** A chosen video: what shows of it until it is saved, and afterwards. */
export interface ReadVideo<Preview> {
  readonly preview: Preview;
  /** A picture of it; absent where the browser can't open it. */
  readonly poster: Blob | undefined;
}

/** Why a file is none of the list's pictures. */
export type FormPictureFault = FileFault | UnreadableFault | 'tooSmall' | 'tooMany';

export interface RefusedFile {
  readonly name: string;
  readonly fault: FormPictureFault;
}

export type PictureProgress =
  | { readonly state: 'done' }
  | { readonly state: 'waiting' }
  /** From 0 to 1, if known; at 1 the server checks what it received. */
  | { readonly state: 'sending'; readonly part: number | undefined }
  | { readonly state: 'failed'; readonly problem: Problem };

/** A picture of the list, saved or on its way. */
export interface PictureEntry<Preview> {
  /** Its own as long as the list lives. */
  readonly key: string;
  readonly alt: string;
  /** What is saved by now; while another crop of it is on its way, the former one. */
  readonly kept?: Omit<FormPicture, 'alt'>;
  /** Another file of one's own with the same content, as the server has found; null where none is. */
  readonly sameAs?: string | null;
  readonly preview?: Preview;
  /** What is sent; absent of a picture that came with the form. */
  readonly content?: Blob;
  /** Of a video that was chosen. */
  readonly video?: { readonly file: File; readonly poster: Blob | undefined };
  readonly name: string;
  readonly progress: PictureProgress;
}

type Entries<Preview> = readonly PictureEntry<Preview>[];

/** Whether it is a video, chosen or saved. */
export function isVideoEntry({
  video,
  kept,
}: {
  readonly video?: PictureEntry<unknown>['video'] | undefined;
  readonly kept?: PictureEntry<unknown>['kept'] | undefined;
}): boolean {
  return video !== undefined || kept?.video !== undefined;
}

/** Returns those that are saved, in their order: the form's value. */
export function listSavedPictures(entries: Entries<unknown>): readonly FormPicture[] {
  return entries.flatMap(({ kept, alt }) => (kept ? [{ ...kept, alt }] : []));
}

/** Whether two forms have the same pictures in the same order, saying the same. */
export function areSamePictures(
  some: readonly FormPicture[],
  others: readonly FormPicture[],
): boolean {
  return (
    some.length === others.length &&
    some.every(({ id, alt }, place) => id === others[place]?.id && alt === others[place]?.alt)
  );
}

/** The place, from 0, of an earlier picture of the list with the same content; undefined without one. */
export function findDouble(entries: Entries<unknown>, place: number): number | undefined {
  const mine = entries[place];
  const found = mine ? entries.slice(0, place).findIndex((other) => isDouble(mine, other)) : -1;
  return found === -1 ? undefined : found;
}

/** Of two files with the same content one names the other, or both the same third. */
function isDouble(one: PictureEntry<unknown>, other: PictureEntry<unknown>): boolean {
  const names = ({ sameAs }: PictureEntry<unknown>, { kept }: PictureEntry<unknown>) =>
    typeof sameAs === 'string' && sameAs === kept?.id;
  const isSameThird = typeof one.sameAs === 'string' && one.sameAs === other.sameAs;
  return names(one, other) || names(other, one) || isSameThird;
}

/** How far all that is chosen is, where something is on its way or has failed. */
export interface WholeProgress {
  readonly done: number;
  readonly failed: number;
  readonly count: number;
  /** From 0 to 1. */
  readonly part: number;
}

/** Of those that came as files; undefined where all of them are done. */
export function progressOf(entries: Entries<unknown>): WholeProgress | undefined {
  const sent = entries.filter(({ content }) => content);
  const states = sent.map(({ progress }) => progress);
  const done = states.filter(({ state }) => state === 'done').length;
  if (done === sent.length) return undefined;
  const parts = states.map((progress) => {
    if (progress.state === 'sending') return progress.part ?? 0;
    return progress.state === 'done' ? 1 : 0;
  });
  return {
    done,
    failed: states.filter(({ state }) => state === 'failed').length,
    count: sent.length,
    part: parts.reduce((sum, part) => sum + part, 0) / sent.length,
  };
}
