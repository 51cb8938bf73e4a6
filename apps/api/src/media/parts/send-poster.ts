import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { posterBytes } from '@boardwalk/sdk-core/media/parts/part-rules';
import type * as schemas from '@boardwalk/sdk-core/media/parts/schemas';
import type { ByteBody } from '@boardwalk/sdk-core/vocabulary/byte-body';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { partPath, videoEndingOf } from '../file-path.ts';
import { savePictureRenditions } from '../save-picture-renditions.ts';
import { rendering } from '../upload/finish-file.ts';
import { arrivingBytes } from './exact-bytes.ts';
import { expectArrival, posterOffset } from './expect-arrival.ts';
import { forgetArrival } from './forget-arrival.ts';
import { describeUpload, requireOwnUpload } from './uploads.ts';

type Context = Pick<
  OperationContext,
  'caller' | 'clock' | 'database' | 'images' | 'log' | 'storage'
>;

/** Keeps a video's poster under the video's own id; what an address shows never changes. */
export async function sendPoster(
  { params: { upload: id }, body }: EndpointRequest<typeof schemas.sendPoster>,
  context: Context,
): Promise<EndpointResponse<typeof schemas.sendPoster>> {
  const { database, storage } = context;
  const { userId: ownerId } = requireMember(context.caller);
  const upload = await requireOwnUpload(database, ownerId, id);
  if (upload.hasPoster) return describeUpload(upload);
  if ((body.length ?? 0) > posterBytes) throw tooLarge();
  const arrival = await expectArrival(context, { fileId: id, offset: posterOffset, atOnce: 1 });
  const path = partPath(id, arrival.id);
  try {
    // It waits for its turn in the storage: many at once would fill the memory.
    await storage.put(path, Readable.from(bounded(body), { objectMode: false }));
    const video = videoEndingOf(upload.mimeType);
    await rendering.run(ownerId, async () => {
      // What was finished or cancelled since has taken it along.
      await requireOwnUpload(database, ownerId, id);
      await savePictureRenditions(context, await buffer(storage.read(path)), {
        id,
        ownerId,
        video,
      });
    });
  } finally {
    await arrival.stop();
    await forgetArrival(context, id, arrival.id);
  }
  return describeUpload(await requireOwnUpload(database, ownerId, id));
}

async function* bounded(body: ByteBody): AsyncGenerator<Uint8Array> {
  let arrived = 0;
  for await (const chunk of arrivingBytes(body)) {
    arrived += chunk.length;
    if (arrived > posterBytes) throw tooLarge();
    yield chunk;
  }
}

function tooLarge(): Problem {
  const message = `expected at most ${posterBytes} bytes`;
  return new Problem('body-too-large', 'The picture is too large.', {
    fields: [{ path: 'body', message }],
  });
}
