import { buffer } from 'node:stream/consumers';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, eq } from 'drizzle-orm';
import { createFairQueue } from '../../platform/calls/fair-queue.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { arrivalPath, isVideo } from '../file-path.ts';
import { savePictureRenditions } from '../save-picture-renditions.ts';
import { filesTable, media } from '../tables.ts';
import { videoEndings } from '../video/video-endings.ts';
import { cancelledUpload } from './cancelled-upload.ts';

type StoredFile = typeof filesTable.$inferSelect;

/** Stands for a video of which its browser could show no picture: 16 by 9 grey pixels. */
const plainPoster = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABAAAAAJCAMAAAAM9FwAAAAAA1BMVEU9RFB0t5DsAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQI12NgGKQAAACZAAGVGD0UAAAAAElFTkSuQmCC',
  'base64',
);

/**
 * A picture of 50 megapixels takes hundreds of megabytes while it is rendered, and each has a connection
 * to the database while it is stored: the others wait.
 */
export const rendering = createFairQueue({
  what: 'files',
  atOnce: 2,
  waitingOfOne: 30,
  waitingOfAll: 300,
});

/** Renders a picture that has arrived whole, and makes the file one that shows. */
export async function finishFile(
  platform: Pick<Platform, 'database' | 'clock' | 'images' | 'storage'>,
  {
    id,
    ownerId,
    type,
    name,
    bytes,
    hash,
  }: Pick<StoredFile, 'id' | 'name'> & {
    readonly ownerId: UserId;
    readonly type: StoredFile['mimeType'];
    readonly bytes: number;
    readonly hash: string;
  },
): Promise<StoredFile> {
  const { database, storage } = platform;
  if (!isVideo(type)) {
    await rendering.run(ownerId, async () => {
      const original = await buffer(storage.read(arrivalPath(id)));
      await savePictureRenditions(platform, original, { id, ownerId });
    });
    await storage.remove(arrivalPath(id));
  } else if ((await database.$count(media, eq(media.id, id))) === 0) {
    const video = videoEndings[type];
    await rendering.run(ownerId, () =>
      savePictureRenditions(platform, plainPoster, { id, ownerId, video }),
    );
  }
  const [file] = await database
    .update(filesTable)
    .set({ state: 'ready', name, size: bytes, hash })
    .where(and(eq(filesTable.id, id), eq(filesTable.state, 'uploading')))
    .returning();
  if (file) return file;
  throw cancelledUpload();
}
