import type { Platform } from '../platform/calls/operation.ts';
import { pictureId, storedPicturePath } from './picture-path.ts';
import { media } from './tables.ts';

export type KeptPicture = typeof media.$inferSelect;

interface NewPicture extends Pick<KeptPicture, 'alt'>, Partial<Pick<KeptPicture, 'id' | 'video'>> {}

/**
 * Keeps an upload in all widths and formats, and returns its row; the same content only once, unless
 * the id is one of its own.
 */
export async function keepPicture(
  { images, storage, database, clock }: Pick<Platform, 'images' | 'storage' | 'database' | 'clock'>,
  original: Uint8Array,
  { alt, id = pictureId(original), video = null }: NewPicture,
): Promise<KeptPicture> {
  const { renditions, ...facts } = await images.process(original);
  const stored = await Promise.all(
    renditions.map(({ width, format, content }) =>
      storage.put(storedPicturePath(id, width, format), content),
    ),
  );
  const bytes = stored.reduce((sum, file) => sum + file.bytes, 0);
  const row: KeptPicture = {
    id,
    kind: 'image',
    alt,
    video,
    bytes,
    createdAt: clock.now(),
    ...facts,
  };
  await database.insert(media).values(row).onConflictDoNothing();
  return row;
}
