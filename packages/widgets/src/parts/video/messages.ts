import type { Catalogue } from '@boardwalk/sdk-core/vocabulary/text/message';

/** What a video says. */
export const videoMessages = {
  catalogue: 'parts/video',
  video: 'Video',
  unplayable: 'Your browser can’t play this video.',
} as const satisfies Catalogue;
