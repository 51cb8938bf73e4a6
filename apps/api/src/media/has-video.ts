import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { media } from './tables.ts';

/** Whether a video is among pictures. */
export async function hasVideo(queries: Queries, ids: readonly string[]): Promise<boolean> {
  if (ids.length === 0) return false;
  return (
    (await queries.$count(media, and(inArray(media.id, [...ids]), isNotNull(media.video)))) > 0
  );
}
