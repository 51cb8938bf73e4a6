import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { posterBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import type * as schemas from '@boardwalk/sdk-core/media/parts/schemas';
import type { ByteBody } from '@boardwalk/sdk-core/vocabulary/byte-body';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { videoEndingOf } from '../file-path.ts';
import { keepPicture } from '../keep-picture.ts';
import { rendering } from '../upload/finish-file.ts';
import { arrivingBytes } from './exact-bytes.ts';
import { describeUpload, requireOwnUpload } from './uploads.ts';

/** Keeps a video's poster under the video's own id; what an address shows never changes. */
export async function sendPoster(
  { params: { upload: id }, body }: EndpointRequest<typeof schemas.sendPoster>,
  context: Pick<OperationContext, 'caller' | 'clock' | 'database' | 'images' | 'storage'>,
): Promise<EndpointResponse<typeof schemas.sendPoster>> {
  const { userId } = requireMember(context.caller);
  const upload = await requireOwnUpload(context.database, userId, id);
  if (upload.hasPoster) return describeUpload(upload);
  const picture = await readPoster(body);
  const video = videoEndingOf(upload.mimeType);
  await rendering.run(userId, () => keepPicture(context, picture, { id, ownerId: userId, video }));
  return describeUpload(await requireOwnUpload(context.database, userId, id));
}

async function readPoster(body: ByteBody): Promise<Buffer> {
  if ((body.length ?? 0) > posterBytes) throw tooLarge();
  async function* bounded() {
    let arrived = 0;
    for await (const chunk of arrivingBytes(body)) {
      arrived += chunk.length;
      if (arrived > posterBytes) throw tooLarge();
      yield chunk;
    }
  }
  return buffer(Readable.from(bounded(), { objectMode: false }));
}

function tooLarge(): Problem {
  const message = `expected at most ${posterBytes} bytes`;
  return new Problem('body-too-large', 'The picture is too large.', {
    fields: [{ path: 'body', message }],
  });
}
