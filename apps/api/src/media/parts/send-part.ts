import { Readable } from 'node:stream';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { partLength } from '@boardwalk/sdk-core/media/parts/part-rules';
import type * as schemas from '@boardwalk/sdk-core/media/parts/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { partPath } from '../file-path.ts';
import { filesTable, uploadParts, uploads } from '../tables.ts';
import { cancelledUpload } from '../upload/cancelled-upload.ts';
import { exactBytes, requireLength } from './exact-bytes.ts';
import { expectArrival } from './expect-arrival.ts';
import { forgetArrival } from './forget-arrival.ts';
import { describeUpload, expiryFrom, requireOwnUpload } from './uploads.ts';

type Context = Pick<OperationContext, 'caller' | 'clock' | 'database' | 'log' | 'storage'>;

interface Part {
  readonly partId: string;
  readonly offset: number;
  readonly length: number;
}

/** Parts of one file that may be on their way at once: one, and those whose line has just broken. */
const underWay = 3;

/** Keeps a part whole or not at all; of two for one place, the one that is whole first counts. */
export async function sendPart(
  { params: { upload: id, offset }, body }: EndpointRequest<typeof schemas.sendPart>,
  context: Context,
): Promise<EndpointResponse<typeof schemas.sendPart>> {
  const { userId } = requireMember(context.caller);
  const upload = await requireOwnUpload(context.database, userId, id);
  const length = partLength(upload.size, offset);
  if (offset !== upload.received || length === 0) throw wrongOffset(upload.received);
  requireLength(body, length);
  const arrival = await expectArrival(context, { fileId: id, offset, atOnce: underWay });
  const partId = arrival.id;
  const path = partPath(id, partId);
  try {
    const content = Readable.from(exactBytes(body, length), { objectMode: false });
    await context.storage.put(path, content);
    const counted = await countPart(context, id, { partId, offset, length });
    return describeUpload({ ...upload, ...counted });
  } catch (error) {
    await forgetArrival(context, id, partId);
    throw error;
  } finally {
    await arrival.stop();
  }
}

/** Makes a part that is whole the next one of its file. */
async function countPart(
  { clock, database }: Context,
  fileId: string,
  { partId, offset, length }: Part,
) {
  return database.transaction(async (transaction) => {
    const [found] = await transaction
      .select({ received: uploads.received, state: filesTable.state })
      .from(uploads)
      .innerJoin(filesTable, eq(filesTable.id, uploads.fileId))
      .where(eq(uploads.fileId, fileId))
      .for('update');
    if (found?.state !== 'uploading') throw cancelledUpload();
    if (found.received !== offset) throw wrongOffset(found.received);
    const kept = await transaction
      .update(uploadParts)
      .set({ isKept: true })
      .where(eq(uploadParts.id, partId))
      .returning({ id: uploadParts.id });
    if (kept.length === 0) throw cancelledUpload();
    const counted = { received: offset + length, expiresAt: expiryFrom(clock.now()) };
    await transaction.update(uploads).set(counted).where(eq(uploads.fileId, fileId));
    return counted;
  });
}

function wrongOffset(received: number): Problem {
  return new Problem('conflict', `The next part of this file begins at ${received}.`, {
    fields: [{ path: 'params.offset', message: `expected ${received}` }],
  });
}
