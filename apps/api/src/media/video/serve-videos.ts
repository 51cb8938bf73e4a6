import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { FastifyInstance } from 'fastify';
import type { Platform } from '../../platform/calls/operation.ts';
import { sendStoredFile } from '../../platform/http/send-stored-file.ts';
import { storedVideoPath } from '../file-path.ts';
import { videoEndings } from './video-endings.ts';

/** `GET /media/{id}/video.{mp4|mov|webm}`, in parts as players ask for them. */
export function serveVideos(server: FastifyInstance, { storage }: Platform): void {
  for (const [contentType, ending] of Object.entries(videoEndings)) {
    server.get<{ Params: { id: string } }>(`/media/:id/video.${ending}`, (request, reply) => {
      const { id } = request.params;
      if (!/^[0-9a-f]{32}$/.test(id)) throw new Problem('not-found', 'There is no such video.');
      return sendStoredFile(
        storage,
        storedVideoPath(id, ending),
        {
          contentType,
          cacheControl: 'public, max-age=31536000, immutable',
          etag: `"${id}"`,
          fileName: `${id}.${ending}`,
        },
        request,
        reply,
      );
    });
  }
}
