import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { readFileName } from '@boardwalk/sdk-core/media/file-name';
import type * as schemas from '@boardwalk/sdk-core/media/schemas';
import type { UploadType } from '@boardwalk/sdk-core/media/upload-rules';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { describeFile } from '../describe-file.ts';
import { createFileId } from '../file-path.ts';
import { removeFailedUpload } from '../remove-file.ts';
import { finishFile } from './finish-file.ts';
import { receiveFile } from './receive-file.ts';

/** Keeps a file of the caller's whole, or nothing of it. */
export async function uploadFile(
  { body }: EndpointRequest<typeof schemas.uploadFile>,
  context: Pick<OperationContext, 'caller' | 'clock' | 'database' | 'images' | 'log' | 'storage'>,
): Promise<EndpointResponse<typeof schemas.uploadFile>> {
  const { userId: ownerId } = requireMember(context.caller);
  const id = createFileId();
  let type: UploadType | undefined;
  try {
    const { kept, texts } = await body.read(async (file) => {
      const received = await receiveFile(context, { id, ownerId }, file);
      type = received.type;
      return received;
    });
    const name = readName(texts) ?? kept.name;
    const file = await finishFile(context, { ...kept, id, ownerId, name });
    context.log.info({ event: 'file-uploaded', userId: ownerId, file: id }, 'somebody uploaded');
    return describeFile(file);
  } catch (error) {
    await removeFailedUpload(context, { id, type });
    throw error;
  }
}

function readName(texts: ReadonlyMap<string, string>): string | undefined {
  for (const key of texts.keys()) {
    if (key === 'name') continue;
    const path = `body.${key}`.slice(0, 100);
    const message = 'this field is not known';
    throw new Problem('invalid-request', `${path}: ${message}`, { fields: [{ path, message }] });
  }
  const given = texts.get('name');
  return given === undefined ? undefined : readFileName(given);
}
