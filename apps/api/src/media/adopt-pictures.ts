import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Platform } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';
import { pictureFormats, pictureWidths } from '../platform/storage/images.ts';
import { pictureId, storedPicturePath } from './picture-path.ts';
import { media } from './tables.ts';

/** A picture that was rendered before: `{folder}/{width}.webp` and `.avif` exist for all widths. */
export interface RenderedPicture {
  readonly folder: string;
  readonly alt: string;
  /** Pixels of the original. */
  readonly width: number;
  readonly height: number;
  /** Base64. */
  readonly thumbhash: string;
}

/** Takes rendered pictures over, by links where the disk allows, and returns their ids in order. */
export async function adoptPictures(
  platform: Pick<Platform, 'storage' | 'clock'> & { readonly database: Queries },
  pictures: readonly RenderedPicture[],
): Promise<string[]> {
  const rows = await Promise.all(pictures.map((picture) => adopt(platform, picture)));
  if (rows.length > 0) await platform.database.insert(media).values(rows).onConflictDoNothing();
  return rows.map(({ id }) => id);
}

async function adopt(
  { storage, clock }: Pick<Platform, 'storage' | 'clock'>,
  { folder, ...facts }: RenderedPicture,
): Promise<typeof media.$inferInsert> {
  const id = pictureId(await readFile(join(folder, '320.webp')));
  const stored = await Promise.all(
    pictureWidths.flatMap((width) =>
      pictureFormats.map((format) =>
        storage.adopt(storedPicturePath(id, width, format), join(folder, `${width}.${format}`)),
      ),
    ),
  );
  const bytes = stored.reduce((sum, file) => sum + file.bytes, 0);
  return { id, kind: 'image', bytes, createdAt: clock.now(), ...facts };
}
