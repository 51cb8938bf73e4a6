import type { Client } from '@boardwalk/sdk-core/http/client';
import type { VideoWays } from '@boardwalk/sdk-core/media/pictures/picture-list-store';
import type { LongFiles } from '@boardwalk/sdk-core/media/upload-store';
import { lazyFile } from '../../kit/lazy/lazy-file.ts';

/** What opens and sends videos comes with the first one that is chosen. */
const videos = lazyFile(() => import('./videos.ts'));

/** How this page opens and sends the videos of a form. */
export function createVideoWays(client: Client, isOwnSite: boolean): VideoWays<ImageBitmap> {
  let made: VideoWays<ImageBitmap> | undefined;
  const bring = async () => {
    const { createVideos } = await videos.show();
    made ??= createVideos(client, isOwnSite);
    return made;
  };
  return {
    read: async (file) => (await bring()).read(file),
    send: async (file, options) => (await bring()).send(file, options),
    discard: async (file) => (await bring()).discard(file),
  };
}

/** How this page sends what is too long for one form. */
export function createLongFiles(client: Client, isOwnSite: boolean): LongFiles {
  let made: LongFiles | undefined;
  const bring = async () => {
    const { createFilms } = await videos.show();
    made ??= createFilms(client, isOwnSite);
    return made;
  };
  return {
    send: async (file, options) => (await bring()).send(file, options),
    discard: async (file) => made?.discard(file),
  };
}
