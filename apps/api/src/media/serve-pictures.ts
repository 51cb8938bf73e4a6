import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../platform/calls/operation.ts';
import { sendStoredFile } from '../platform/http/send-stored-file.ts';
import {
  type PictureFormat,
  type PictureWidth,
  pictureWidths,
} from '../platform/storage/images.ts';
import { storedPicturePath } from './picture-path.ts';

const wellFormedId = /^[0-9a-f]{32}$/;
const wellFormedFile = /^(\d+)\.(webp|avif)$/;

interface PictureParams {
  readonly id: string;
  readonly file: string;
}

/** `GET /media/{id}/{width}.{webp|avif}`: the content of an address never changes. */
export function servePictures(server: FastifyInstance, { storage }: Platform): void {
  server.get<{ Params: PictureParams }>('/media/:id/:file', (request, reply) => {
    const { id } = request.params;
    const { width, format } = readPictureFile(request.params);
    return sendStoredFile(
      storage,
      storedPicturePath(id, width, format),
      {
        contentType: `image/${format}`,
        cacheControl: 'public, max-age=31536000, immutable',
        etag: `"${id}-${width}-${format}"`,
        fileName: `${id}-${width}.${format}`,
      },
      request,
      reply,
    );
  });
}

/** Which rendition an address means; rejects one that is of no picture. */
export function readPictureFile({ id, file }: PictureParams) {
  const [, digits, format] = wellFormedFile.exec(file) ?? [];
  const width = pictureWidths.find((known) => String(known) === digits);
  if (!wellFormedId.test(id) || width === undefined || format === undefined) {
    throw new Problem('not-found', 'There is no such picture.');
  }
  // The pattern admits these two formats only.
  return { width: width satisfies PictureWidth, format: format as PictureFormat };
}
