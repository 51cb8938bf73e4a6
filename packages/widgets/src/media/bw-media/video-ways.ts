import type { Client } from '@boardwalk/sdk-core/http/client';
import type { VideoWays } from '@boardwalk/sdk-core/media/pictures/picture-list-store';

/** How this page opens and sends videos: what does it comes with the first one that is chosen. */
export function createVideoWays(client: Client, isOwnSite: boolean): VideoWays<ImageBitmap> {
  let loading: Promise<VideoWays<ImageBitmap>> | undefined;
  const load = () => {
    loading ??= import('./videos.ts').then(
      ({ createVideos }) => createVideos(client, isOwnSite),
      (error: unknown) => {
        loading = undefined;
        throw error;
      },
    );
    return loading;
  };
  return {
    read: async (file) => (await load()).read(file),
    send: async (file, options) => (await load()).send(file, options),
    discard: async (file) => (await load()).discard(file),
  };
}
