import { createHash } from 'node:crypto';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { readFileName } from '@boardwalk/sdk-core/media/file-name';
import type * as schemas from '@boardwalk/sdk-core/media/parts/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, eq, gt } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { createFileId, isVideo } from '../file-path.ts';
import { filesTable, uploads } from '../tables.ts';
import { invalidFile } from '../upload/invalid-file.ts';
import { reserveExactly } from '../upload/reserve-file.ts';
import { sniffType } from '../upload/sniff-type.ts';
import { describeUpload, expiryFrom, requireOwnUpload } from './uploads.ts';

/** Takes room for a video that comes in parts; the same file of the caller's goes on where it was. */
export async function beginUpload(
  { body }: EndpointRequest<typeof schemas.beginUpload>,
  { caller, clock, database }: Pick<OperationContext, 'caller' | 'clock' | 'database'>,
): Promise<EndpointResponse<typeof schemas.beginUpload>> {
  const { userId: ownerId } = requireMember(caller);
  const { size, lastModified, beginning } = body;
  const type = sniffType(Buffer.from(beginning, 'base64'));
  if (!type || !isVideo(type)) {
    throw invalidFile('Please choose a valid file.', 'expected a video');
  }
  const name = readFileName(body.name);
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([ownerId, body.name, size, lastModified, beginning]))
    .digest('hex');
  const now = clock.now();
  return database.transaction(async (transaction) => {
    await lockUser(transaction, ownerId);
    const begun = await findBegun(transaction, ownerId, fingerprint, now);
    if (begun !== undefined) {
      return describeUpload(await requireOwnUpload(transaction, ownerId, begun));
    }
    const id = createFileId();
    await reserveExactly(transaction, now, { id, ownerId, type, name }, size);
    const expiresAt = expiryFrom(now);
    await transaction.insert(uploads).values({ fileId: id, size, fingerprint, expiresAt });
    return describeUpload({ fileId: id, size, received: 0, hasPoster: false, expiresAt });
  });
}

/** Finds the id of the same file where it is on its way; what has expired starts again. */
async function findBegun(
  transaction: Queries,
  ownerId: UserId,
  fingerprint: string,
  now: Date,
): Promise<string | undefined> {
  const [begun] = await transaction
    .select({ id: uploads.fileId })
    .from(uploads)
    .innerJoin(filesTable, eq(filesTable.id, uploads.fileId))
    .where(
      and(
        eq(uploads.fingerprint, fingerprint),
        eq(filesTable.ownerId, ownerId),
        eq(filesTable.state, 'uploading'),
        gt(uploads.expiresAt, now),
      ),
    )
    .limit(1);
  return begun?.id;
}
