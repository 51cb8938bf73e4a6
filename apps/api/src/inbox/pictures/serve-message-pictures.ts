import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, or } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { readPictureFile } from '../../media/serve-pictures.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import { sendStoredFile } from '../../platform/http/send-stored-file.ts';
import { inboxPictures } from '../tables.ts';
import { opensPicture } from './picture-address.ts';
import { messagePicturePath } from './picture-path.ts';
import { isReported, isSeen } from './picture-readers.ts';

interface PictureParams {
  readonly id: string;
  /** What was signed. */
  readonly pass: string;
  readonly file: string;
}

/**
 * Serves `GET /media/messages/{id}/{pass}/{width}.{webp|avif}` to anyone who was given the address,
 * while one of the two users or a moderator still reads the message.
 */
export function serveMessagePictures(server: FastifyInstance, platform: Platform): void {
  server.get<{ Params: PictureParams }>(
    '/media/messages/:id/:pass/:file',
    async (request, reply) => {
      const { id, pass } = request.params;
      const { width, format } = readPictureFile(request.params);
      if (!(opensPicture(platform, id, pass) && (await isShown(platform, id)))) {
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
    },
  );
}

/** An address outlives its message, which both may have deleted. */
async function isShown({ database }: Pick<Platform, 'database'>, id: string): Promise<boolean> {
  const shown = and(eq(inboxPictures.id, id), or(isSeen, isReported));
  return (await database.$count(inboxPictures, shown)) > 0;
}
