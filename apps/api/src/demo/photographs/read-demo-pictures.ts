import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { DemoPicture } from './demo-pictures.ts';

/** Folder of the committed demo pictures: `{name}/{width}.webp` and `.avif`, `pictures.json`. */
export const demoPictureFolder = fileURLToPath(
  new URL('../../../assets/demo-pictures/', import.meta.url),
);

/** The pictures that the generator wrote down, in the order of its catalogue. */
export async function readDemoPictures(): Promise<DemoPicture[]> {
  return JSON.parse(await readFile(join(demoPictureFolder, 'pictures.json'), 'utf8'));
}
