import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, eq } from 'drizzle-orm';
import type { Platform } from '../platform/calls/operation.ts';
import type { Queries } from '../platform/database/database.ts';
import type { Rendition } from '../platform/storage/images.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { storedPicturePath } from './picture-path.ts';
import { filesTable, media } from './tables.ts';
import { cancelledUpload } from './upload/cancelled-upload.ts';
import type { VideoEnding } from './video/video-endings.ts';

interface NewPicture {
  /** Of the upload, whose file stands. */
  readonly id: string;
  readonly ownerId: UserId;
  /** Of a video, whose poster it is. */
  readonly video?: VideoEnding | null;
}

/**
 * Saves the picture of an upload in all widths and formats, unless it has one; throws `gone` where
 * the upload is whole by now, or was cancelled. A call that finishes or removes it waits until all
 * is stored, so that nothing shows partly and nothing is left.
 */
export async function savePictureRenditions(
  { images, storage, database, clock }: Pick<Platform, 'images' | 'storage' | 'database' | 'clock'>,
  original: Uint8Array,
  { id, ownerId, video = null }: NewPicture,
): Promise<void> {
  const { renditions, ...facts } = await images.process(original);
  const bytes = renditions.reduce((sum, { content }) => sum + content.length, 0);
  await database.transaction(async (transaction) => {
    await lockUploading(transaction, id, ownerId);
    const inserted = await transaction
      .insert(media)
      .values({ id, kind: 'image', alt: '', video, bytes, createdAt: clock.now(), ...facts })
      .onConflictDoNothing()
      .returning({ id: media.id });
    if (inserted.length === 0) return;
    await storeRenditions(storage, renditions, ({ width, format }) =>
      storedPicturePath(id, width, format),
    );
  });
}

async function lockUploading(transaction: Queries, id: string, ownerId: UserId): Promise<void> {
  const locked = await transaction
    .select({ id: filesTable.id })
    .from(filesTable)
    .where(
      and(
        eq(filesTable.id, id),
        eq(filesTable.ownerId, ownerId),
        eq(filesTable.state, 'uploading'),
      ),
    )
    .for('update');
  if (locked.length === 0) throw cancelledUpload();
}

/**
 * Stores renditions and waits for all, also where one fails: none arrives after the file was
 * removed for it, and what was stored is removed again, as another picture may be stored in its
 * place.
 */
export async function storeRenditions(
  storage: Storage,
  renditions: readonly Rendition[],
  pathOf: (rendition: Rendition) => string,
): Promise<void> {
  const paths = renditions.map((rendition) => ({
    path: pathOf(rendition),
    content: rendition.content,
  }));
  const stored = await Promise.allSettled(
    paths.map(({ path, content }) => storage.put(path, content)),
  );
  const failure = stored.find((result) => result.status === 'rejected');
  if (!failure) return;
  // Where that fails as well, they go with the file.
  await Promise.allSettled(paths.map(({ path }) => storage.remove(path)));
  throw failure.reason;
}
