import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a video says. */
export const videoMessages = {
  catalogue: 'media/video',
  video: 'Video',
  unplayable: 'Your browser can’t play this video.',
} as const satisfies Catalogue;
