import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { FORMATS, WIDTHS } from './develop.ts';
import type { PictureKind } from './picture.ts';

/** One row of `pictures.json`. */
export interface ManifestEntry {
  readonly name: string;
  readonly kind: PictureKind;
  readonly subject: string;
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  /** ThumbHash of the picture, base64. */
  readonly thumbhash: string;
  /** Dominant colour as `#rrggbb`. */
  readonly colour: string;
  /** Digest of what the files were made from; another digest means they are stale. */
  readonly source: string;
}

/** Folder of the committed pictures. */
export const PICTURE_FOLDER = fileURLToPath(
  new URL('../../../apps/api/assets/demo-pictures/', import.meta.url),
);

/** Bumped when developing or encoding changes, so that every picture is made again. */
const RECIPE = 5;

/** Digest of an SVG and of the way in which it is developed. */
export function sourceOf(svg: string): string {
  return createHash('sha256').update(`${RECIPE}\n${svg}`).digest('hex').slice(0, 16);
}

/** Paths of a picture's six files, relative to the picture folder. */
export function filesOf(name: string): string[] {
  return WIDTHS.flatMap((width) => FORMATS.map((format) => `${name}/${width}.${format}`));
}
