import { and, eq, exists, isNull, lt, notExists, or, type SQL } from 'drizzle-orm';
import type { Platform } from '../platform/calls/operation.ts';
import { longestArrivalMs } from '../platform/http/limit-arrival.ts';
import type { Job, JobContext } from '../platform/jobs/job.ts';
import { removeParts } from './parts/remove-parts.ts';
import { removeFile } from './remove-file.ts';
import { filesTable, uploads } from './tables.ts';

/** No upload takes as long. */
const abandonedAfterMs = 2 * longestArrivalMs;
const atOnce = 100;

export const abandonedFilesSweep: Job = {
  name: 'remove-abandoned-files',
  summary: 'Removes uploads that nobody finished, and files that nobody owns any more.',
  everyMs: 600_000,
  run: removeAbandoned,
};

/**
 * Removes what a crash left half way, what is being removed, and what has no owner any more; returns
 * how many files.
 */
export async function removeAbandoned({
  signal,
  ...platform
}: Pick<Platform, 'database' | 'storage' | 'clock'> &
  Partial<Pick<JobContext, 'signal'>>): Promise<number> {
  const { database, storage, clock } = platform;
  const abandoned = await database
    .select({ id: filesTable.id })
    .from(filesTable)
    .where(isAbandoned(database, clock.now()))
    .limit(atOnce);
  let count = 0;
  for (const { id } of abandoned) {
    if (signal?.aborted) break;
    // It may have moved on while others were removed.
    if (await removeFile(platform, id, isAbandoned(database, clock.now()))) count += 1;
  }
  for (const id of await findLeftParts(platform)) await removeParts(platform, id);
  // The disk knows its own time alone.
  await storage.removeUnfinished(new Date(Date.now() - abandonedAfterMs));
  return count;
}

function isAbandoned(database: Platform['database'], now: Date): SQL | undefined {
  const begun = new Date(now.getTime() - abandonedAfterMs);
  const inParts = database.select().from(uploads).where(eq(uploads.fileId, filesTable.id));
  const expired = database
    .select()
    .from(uploads)
    .where(and(eq(uploads.fileId, filesTable.id), lt(uploads.expiresAt, now)));
  return or(
    eq(filesTable.state, 'removing'),
    isNull(filesTable.ownerId),
    and(
      eq(filesTable.state, 'uploading'),
      or(and(notExists(inParts), lt(filesTable.createdAt, begun)), exists(expired)),
    ),
  );
}

/** Files that are whole, and whose parts a crash has left. */
async function findLeftParts({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Promise<string[]> {
  const left = await database
    .select({ id: uploads.fileId })
    .from(uploads)
    .innerJoin(filesTable, eq(filesTable.id, uploads.fileId))
    .where(and(eq(filesTable.state, 'ready'), lt(uploads.expiresAt, clock.now())))
    .limit(atOnce);
  return left.map(({ id }) => id);
}
