import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { uploads } from '../tables.ts';
import { cancelledUpload } from '../upload/cancelled-upload.ts';
import { startRenewal } from './renewal.ts';
import { expiryFrom } from './uploads.ts';

type Context = Pick<OperationContext, 'clock' | 'database' | 'log'>;

/** A process that died over a file, and says nothing any more, holds nobody up for longer. */
const silentMs = 120_000;

/** The work of making a file of its parts, which one does at a time. */
interface FinishingAttempt {
  /** Says no more that it goes on. */
  stop(): Promise<void>;
  /** Lets others try, after a failure; answers whether it was not another's by then. */
  release(): Promise<boolean>;
}

/**
 * Begins to put a file together, and says so again and again until it ends; of two, one begins. Rejects
 * with `gone` where the upload is no more.
 */
export async function startFinishing(
  { clock, database, log }: Context,
  id: string,
): Promise<FinishingAttempt> {
  const now = clock.now();
  let since = now;
  const started = await database
    .update(uploads)
    .set({ finishingSince: now, expiresAt: expiryFrom(now) })
    .where(
      and(
        eq(uploads.fileId, id),
        or(
          isNull(uploads.finishingSince),
          lt(uploads.finishingSince, new Date(now.getTime() - silentMs)),
        ),
      ),
    )
    .returning({ id: uploads.fileId });
  if (started.length === 0) {
    if ((await database.$count(uploads, eq(uploads.fileId, id))) === 0) throw cancelledUpload();
    throw new Problem('unavailable', 'This file is being put together.', { retryAfter: 2 });
  }

  async function write(finishingSince: Date | null): Promise<boolean> {
    const written = await database
      .update(uploads)
      .set({ finishingSince })
      .where(and(eq(uploads.fileId, id), eq(uploads.finishingSince, since)))
      .returning({ id: uploads.fileId });
    return written.length > 0;
  }

  const stop = startRenewal({ log }, id, async () => {
    const next = clock.now();
    if (await write(next)) since = next;
  });

  return {
    stop,
    async release() {
      await stop();
      return write(null);
    },
  };
}
