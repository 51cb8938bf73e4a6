import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { partLength } from '@boardwalk/sdk-core/media/parts/part-rules';
import type * as schemas from '@boardwalk/sdk-core/media/parts/schemas';
import type { UploadedFile } from '@boardwalk/sdk-core/media/schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, asc, eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { describeFile } from '../describe-file.ts';
import { partPath } from '../file-path.ts';
import { removeFailedUpload } from '../remove-file.ts';
import { filesTable, uploadParts } from '../tables.ts';
import { cancelledUpload } from '../upload/cancelled-upload.ts';
import { finishFile } from '../upload/finish-file.ts';
import { storeArriving } from '../upload/store-arriving.ts';
import { startFinishing } from './finishing-attempt.ts';
import { removeParts } from './remove-parts.ts';
import { type OwnUpload, requireOwnUpload } from './uploads.ts';

type Context = Pick<
  OperationContext,
  'caller' | 'clock' | 'database' | 'images' | 'log' | 'storage'
>;

/** Puts the parts of a file together and looks at the whole as at one that came in one piece. */
export async function finishUpload(
  { params: { upload: id } }: EndpointRequest<typeof schemas.finishUpload>,
  context: Context,
): Promise<EndpointResponse<typeof schemas.finishUpload>> {
  const { userId: ownerId } = requireMember(context.caller);
  const before = await findFinished(context, ownerId, id);
  if (before) return before;
  const upload = await requireOwnUpload(context.database, ownerId, id);
  if (upload.received !== upload.size) throw partsMissing(upload);
  const attempt = await startFinishing(context, id);
  try {
    const file = await join(context, ownerId, upload);
    context.log.info({ event: 'file-uploaded', userId: ownerId, file: id }, 'somebody uploaded');
    return describeFile(file);
  } catch (failure) {
    const isOurs = await attempt.release();
    // Another may have made it whole.
    const finished = await findFinished(context, ownerId, id);
    if (finished) return finished;
    // Cancelling removes the parts while they are read, which fails in many ways.
    const error = (await isArriving(context, id)) ? failure : cancelledUpload(failure);
    await giveBack(context, upload, { error, isOurs });
    throw error;
  } finally {
    await attempt.stop();
  }
}

/** The file where it was finished before and the answer was lost. */
async function findFinished(
  { database }: Context,
  ownerId: UserId,
  id: string,
): Promise<UploadedFile | undefined> {
  const [file] = await database
    .select()
    .from(filesTable)
    .where(
      and(eq(filesTable.id, id), eq(filesTable.ownerId, ownerId), eq(filesTable.state, 'ready')),
    );
  return file && describeFile(file);
}

async function isArriving({ database }: Context, id: string): Promise<boolean> {
  return (
    (await database.$count(
      filesTable,
      and(eq(filesTable.id, id), eq(filesTable.state, 'uploading')),
    )) > 0
  );
}

async function join(context: Context, ownerId: UserId, upload: OwnUpload) {
  const { fileId: id, mimeType: type, name } = upload;
  const parts = await context.database
    .select({ id: uploadParts.id, offset: uploadParts.offset })
    .from(uploadParts)
    .where(and(eq(uploadParts.fileId, id), eq(uploadParts.isKept, true)))
    .orderBy(asc(uploadParts.offset));
  const arrived = parts.reduce((sum, { offset }) => sum + partLength(upload.size, offset), 0);
  if (arrived !== upload.size) throw partsMissing(upload);
  async function* content(): AsyncGenerator<Uint8Array> {
    for (const part of parts) yield* context.storage.read(partPath(id, part.id));
  }
  const stored = await storeArriving(context.storage, { id, type }, content());
  const file = await finishFile(context, { id, ownerId, type, name, ...stored });
  // Where it fails, the sweep does it later.
  await removeParts(context, id).catch((error: unknown) =>
    context.log.warn({ err: error, file: id }, 'parts could not be removed yet'),
  );
  return file;
}

function partsMissing({ size }: OwnUpload): Problem {
  return new Problem('conflict', 'Parts of this file are missing.', {
    fields: [{ path: 'params.upload', message: `expected ${size} bytes` }],
  });
}

/**
 * What is no video is gone, unless somebody else tries by now; of what was cancelled nothing stays.
 * What failed otherwise may be tried again.
 */
async function giveBack(
  context: Context,
  { fileId: id, mimeType: type }: OwnUpload,
  { error, isOurs }: { readonly error: unknown; readonly isOurs: boolean },
): Promise<void> {
  const { code } = toProblem(error);
  if (code === 'gone' || (code === 'invalid-request' && isOurs)) {
    await removeFailedUpload(context, { id, type });
  }
}
