import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyInstance } from 'fastify';
import { readPictureFile } from '../../media/serve-pictures.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { sendStoredFile } from '../../platform/http/send-stored-file.ts';
import { opensPicture } from './picture-address.ts';
import { messagePicturePath } from './picture-path.ts';

interface PictureParams {
  readonly id: string;
  /** What was signed. */
  readonly pass: string;
  readonly file: string;
}

/** `GET /media/messages/{id}/{pass}/{width}.{webp|avif}`: for whoever was given the address. */
export function serveMessagePictures(server: FastifyInstance, platform: Platform): void {
  server.get<{ Params: PictureParams }>('/media/messages/:id/:pass/:file', (request, reply) => {
    const { id, pass } = request.params;
    const { width, format } = readPictureFile(request.params);
    if (!opensPicture(platform, id, pass)) {
      throw new Problem('not-found', 'There is no such picture.');
    }
    return sendStoredFile(
      platform.storage,
      messagePicturePath(id, width, format),
      {
        contentType: `image/${format}`,
        // No store between the server and the browser of one of the two has a copy.
        cacheControl: 'private, max-age=86400, immutable',
        etag: `"${id}-${width}-${format}"`,
        fileName: `${id}-${width}.${format}`,
      },
      request,
      reply,
    );
  });
}
