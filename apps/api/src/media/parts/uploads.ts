import { partBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import type { Upload } from '@boardwalk/sdk-core/media/parts/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { filesTable, media, uploads } from '../tables.ts';

/** A file of somebody's that comes in parts. */
export type OwnUpload = typeof uploads.$inferSelect &
  Pick<typeof filesTable.$inferSelect, 'name' | 'mimeType'> & { readonly hasPoster: boolean };

/** How long a file waits for its next part. */
const waitsMs = dayMs;

/** When an upload expires that moved now. */
export function expiryFrom(now: Date): Date {
  return new Date(now.getTime() + waitsMs);
}

/** The columns of an upload with its file. */
function uploadQuery(queries: Queries) {
  return queries
    .select({
      fileId: uploads.fileId,
      size: uploads.size,
      received: uploads.received,
      fingerprint: uploads.fingerprint,
      finishingSince: uploads.finishingSince,
      expiresAt: uploads.expiresAt,
      name: filesTable.name,
      mimeType: filesTable.mimeType,
      posterId: media.id,
    })
    .from(uploads)
    .innerJoin(filesTable, eq(filesTable.id, uploads.fileId))
    .leftJoin(media, eq(media.id, uploads.fileId));
}

/** An upload of somebody's that is on its way; another's is answered as one that is not there. */
export async function requireOwnUpload(
  queries: Queries,
  ownerId: UserId,
  id: string,
): Promise<OwnUpload> {
  const [row] = await uploadQuery(queries).where(
    and(eq(uploads.fileId, id), eq(filesTable.ownerId, ownerId), eq(filesTable.state, 'uploading')),
  );
  if (!row) throw noUpload();
  const { posterId, ...upload } = row;
  return { ...upload, hasPoster: posterId !== null };
}

/** What is answered where somebody has no such upload. */
export function noUpload(): Problem {
  return new Problem('not-found', 'You have no such upload.');
}

/** An upload as its owner sees it. */
export function describeUpload({
  fileId: id,
  size,
  received,
  hasPoster,
  expiresAt,
}: Pick<OwnUpload, 'fileId' | 'size' | 'received' | 'hasPoster' | 'expiresAt'>): Upload {
  return { id, size, partBytes, received, hasPoster, expiresAt: expiresAt.toISOString() };
}
