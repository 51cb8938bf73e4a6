import { buffer } from 'node:stream/consumers';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import { arrivalPath, isVideo } from '../file-path.ts';
import { keepPicture } from '../keep-picture.ts';
import { files } from '../tables.ts';
import { createFairQueue } from './fair-queue.ts';

type StoredFile = typeof files.$inferSelect;

/** A picture of 50 megapixels takes hundreds of megabytes while it is rendered: the others wait. */
const rendering = createFairQueue({ atOnce: 2, waitingOfOne: 30, waitingOfAll: 300 });

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
      await keepPicture(platform, original, '', id);
    });
    await storage.remove(arrivalPath(id));
  }
  const [file] = await database
    .update(files)
    .set({ state: 'ready', name, size: bytes, hash })
    .where(and(eq(files.id, id), eq(files.state, 'uploading')))
    .returning();
  if (file) return file;
  throw new Problem('gone', 'The account was closed while the file arrived.');
}
