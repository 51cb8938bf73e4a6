import { and, eq, isNull, lt, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { longestArrivalMs } from '../platform/limit-arrival.ts';
import type { Platform } from '../platform/operation.ts';
import { repeat } from '../platform/repeat.ts';
import { removeFile } from './remove-file.ts';
import { files } from './tables.ts';

const everyMs = 600_000;
/** No upload takes as long. */
const abandonedAfterMs = 2 * longestArrivalMs;
const atOnce = 100;

/** Removes what nobody finished or wants any more, as long as the server runs. */
export function sweepFiles(server: FastifyInstance, platform: Platform): void {
  const run = () => removeAbandoned(platform);
  repeat(server, platform, { everyMs, run, fault: 'abandoned files could not be removed' });
}

/** What a crash left half way, what is being removed, and what has no owner any more. */
export async function removeAbandoned(
  platform: Pick<Platform, 'database' | 'storage' | 'clock'>,
): Promise<void> {
  const { database, storage, clock } = platform;
  const begun = new Date(clock.now().getTime() - abandonedAfterMs);
  const abandoned = await database
    .select({ id: files.id })
    .from(files)
    .where(
      or(
        eq(files.state, 'removing'),
        isNull(files.ownerId),
        and(eq(files.state, 'uploading'), lt(files.createdAt, begun)),
      ),
    )
    .limit(atOnce);
  for (const { id } of abandoned) await removeFile(platform, id);
  // The disk knows its own time alone.
  await storage.removeUnfinished(new Date(Date.now() - abandonedAfterMs));
}
