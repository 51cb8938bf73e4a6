import type { Client } from '@boardwalk/sdk-core/http/client';
import { createPartsSender } from '@boardwalk/sdk-core/media/parts/send-parts-store';
import { publicPicturePath } from '@boardwalk/sdk-core/media/picture-path';
import type { VideoWays } from '@boardwalk/sdk-core/media/pictures/picture-list-store';
import type { LongFiles } from '@boardwalk/sdk-core/media/upload-store';
import { captureFrame } from './capture-frame.ts';
import { plainFrame } from './plain-frame.ts';

/**
 * Creates videos of a form, with a picture of each. A page of others may forbid to open one that is
 * not sent yet, and is notified of what it forbids: there the plain picture stands.
 */
export function createVideos(client: Client, isOwnSite: boolean): VideoWays<ImageBitmap> {
  const sender = createPartsSender(client);
  return {
    async read(file) {
      const frame = isOwnSite ? await captureFrame(file) : undefined;
      return frame ?? { preview: await plainFrame(), poster: undefined };
    },
    async send(file, options) {
      const { id, path } = await sender.send(file, options);
      return { id, path: publicPicturePath(id), video: path };
    },
    discard: (file) => sender.discard(file),
  };
}

/** Films of one's own files, with a picture of each as above. */
export function createFilms(client: Client, isOwnSite: boolean): LongFiles {
  const sender = createPartsSender(client);
  return {
    async send(file, options) {
      const frame = isOwnSite ? await captureFrame(file) : undefined;
      return sender.send(file, { ...options, poster: frame?.poster });
    },
    discard: (file) => sender.discard(file),
  };
}
