import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** The widths in pixels at which every picture is stored; smaller originals are not enlarged. */
export const pictureWidths = [320, 800, 1280] as const;
export const pictureFormats = ['webp', 'avif'] as const;

export type PictureWidth = (typeof pictureWidths)[number];
export type PictureFormat = (typeof pictureFormats)[number];

export interface Rendition {
  readonly width: PictureWidth;
  readonly format: PictureFormat;
  readonly content: Uint8Array;
}

interface ProcessedPicture {
  /** Pixels of the original, upright. */
  readonly width: number;
  readonly height: number;
  /** Base64 of a thumbhash. */
  readonly thumbhash: string;
  readonly renditions: readonly Rendition[];
}

/** The port that makes pictures fit to serve. */
export interface Images {
  /**
   * Turns an upload upright, strips its metadata and renders all widths and formats; refuses what
   * is no picture, is cut off or holds more than 50 million pixels with `invalid-request`.
   */
  process(original: Uint8Array): Promise<ProcessedPicture>;
}

/** What is said of a picture that nobody can read, and why. */
export function unreadablePicture(reason: string, cause?: unknown): Problem {
  return new Problem(
    'invalid-request',
    `Can’t read this image. Please choose a valid image file. ${reason}`,
    {
      cause,
      fields: [{ path: 'body.file', message: 'expected a whole picture of at most 50 megapixels' }],
    },
  );
}
