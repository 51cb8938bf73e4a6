import { randomBytes } from 'node:crypto';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, gt, gte } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { uploadParts, uploads } from '../tables.ts';
import { cancelledUpload } from '../upload/cancelled-upload.ts';
import { startRenewal } from './renewal.ts';

/** Where no part of a file begins: what arrives there is the file's poster, and never counts. */
export const posterOffset = -1;

/** What arrives no more, and could not be taken out of the storage yet: it goes with its file. */
export const leftOffset = -2;

/** What a process that died has begun to receive holds its file up for no longer. */
const silentMs = 30_000;

interface Expected {
  readonly fileId: string;
  readonly offset: number;
  /** As many may be on their way at once; parts and posters don't hold each other up. */
  readonly atOnce: number;
}

/** What is on its way to the storage. */
interface Arrival {
  readonly id: string;
  /** Says no more that it is on its way. */
  stop(): Promise<void>;
}

/**
 * Makes a part's row before the part comes, so that whatever a crash leaves is found, and says again
 * and again that the part is on its way.
 */
export async function expectArrival(
  { clock, database, log }: Pick<OperationContext, 'clock' | 'database' | 'log'>,
  { fileId, offset, atOnce }: Expected,
): Promise<Arrival> {
  const id = randomBytes(16).toString('hex');
  const now = clock.now();
  await database.transaction(async (transaction) => {
    const locked = await transaction
      .select({ id: uploads.fileId })
      .from(uploads)
      .where(eq(uploads.fileId, fileId))
      .for('update');
    if (locked.length === 0) throw cancelledUpload();
    const isAlike =
      offset === posterOffset ? eq(uploadParts.offset, posterOffset) : gte(uploadParts.offset, 0);
    const coming = await transaction.$count(
      uploadParts,
      and(
        eq(uploadParts.fileId, fileId),
        isAlike,
        eq(uploadParts.isKept, false),
        gt(uploadParts.comingAt, new Date(now.getTime() - silentMs)),
      ),
    );
    if (coming >= atOnce) {
      throw new Problem('unavailable', 'Parts of this file are on their way already.', {
        retryAfter: 5,
      });
    }
    await transaction.insert(uploadParts).values({ id, fileId, offset, comingAt: now });
  });
  const stop = startRenewal({ log }, fileId, async () => {
    await database.update(uploadParts).set({ comingAt: clock.now() }).where(eq(uploadParts.id, id));
  });
  return { id, stop };
}
