import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { readFileName } from '@boardwalk/sdk-core/media/file-name';
import type * as schemas from '@boardwalk/sdk-core/media/schemas';
import {
  imagesAtOnce,
  type UploadType,
  uploadLimits,
} from '@boardwalk/sdk-core/media/upload-rules';
import type { ArrivingFile } from '@boardwalk/sdk-core/vocabulary/file-form';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem, toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { createFileId } from '../file-path.ts';
import { markForRemoval } from '../mark-for-removal.ts';
import { removeFailedUpload, removeFile } from '../remove-file.ts';
import { describeImages } from './describe-images.ts';
import { finishFile } from './finish-file.ts';
import { receiveFile } from './receive-file.ts';

type Context = Pick<
  OperationContext,
  'caller' | 'clock' | 'database' | 'images' | 'log' | 'storage'
>;

const wanted = {
  field: 'images',
  atMost: imagesAtOnce,
  // A picture too many bytes long is refused by itself as long as the form is none.
  bytes: imagesAtOnce * uploadLimits.image + 64_000,
} as const;

/** Keeps pictures of the caller's, each whole or not at all; nothing of a form that breaks off. */
export async function uploadImages(
  { body }: EndpointRequest<typeof schemas.uploadImages>,
  context: Context,
): Promise<EndpointResponse<typeof schemas.uploadImages>> {
  const { userId: ownerId } = requireMember(context.caller);
  const ids: string[] = [];
  const names: string[] = [];
  try {
    const results = await body.readSeveral(wanted, (file) => {
      const id = createFileId();
      ids.push(id);
      names.push(readFileName(file.name ?? ''));
      return keepImage(context, { id, ownerId }, file);
    });
    const described = results.map((result, position) => ({
      result,
      position,
      name: names[position] ?? '',
    }));
    const failures = described.flatMap(({ result, position, name }) => {
      if (result.status === 'fulfilled') return [];
      const { code, message: detail } = toProblem(result.reason);
      return [{ position, name, code, detail }];
    });
    if (failures.length === results.length) throw wholeRefusal(results);
    const kept = described.flatMap(({ result, position, name }) =>
      result.status === 'fulfilled' ? [{ id: result.value, position, name }] : [],
    );
    return { images: await describeImages(context.database, ownerId, kept), failures };
  } catch (error) {
    for (const id of ids) await forgetImage(context, ownerId, id);
    throw error;
  }
}

async function keepImage(
  context: Context,
  { id, ownerId }: { readonly id: string; readonly ownerId: UserId },
  file: ArrivingFile,
): Promise<string> {
  let type: UploadType | undefined;
  try {
    const received = await receiveFile(context, { id, ownerId, kind: 'image' }, file);
    type = received.type;
    await finishFile(context, { ...received, id, ownerId });
    context.log.info({ event: 'file-uploaded', userId: ownerId, file: id }, 'somebody uploaded');
    return id;
  } catch (error) {
    const { code } = toProblem(error);
    if (code === 'internal') context.log.error({ err: error, file: id }, 'an upload failed');
    await removeFailedUpload(context, { id, type });
    throw error;
  }
}

/** One of a form that broke off, and that may be whole itself, goes as well. */
async function forgetImage(context: Context, ownerId: UserId, id: string): Promise<void> {
  try {
    if (await markForRemoval(context.database, ownerId, id)) await removeFile(context, id);
  } catch (error) {
    context.log.warn({ err: error, file: id }, 'a picture of a broken form stayed');
  }
}

/** The problem of the first, at the field of all. */
function wholeRefusal([first]: readonly PromiseSettledResult<unknown>[]): Problem {
  const { code, message, retryAfter } = toProblem(first?.status === 'rejected' && first.reason);
  return new Problem(code, message, { retryAfter, fields: [{ path: 'body.images', message }] });
}
