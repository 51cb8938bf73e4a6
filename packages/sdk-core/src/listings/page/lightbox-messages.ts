import type { Catalogue } from '../../vocabulary/text/message.ts';

/** What the pictures of a listing say when they fill the screen. */
export const lightboxMessages = {
  catalogue: 'listings/lightbox',
  title: 'Pictures of {title}',
  close: 'Close',
  previous: 'Previous picture',
  next: 'Next picture',
  counter: '{number} / {count}',
  spoken: 'Picture {number} of {count}: {alt}',
  spokenVideo: 'Video {number} of {count}: {alt}',
  thumbnails: 'All pictures',
  thumbnail: 'Picture {number}',
  videoThumbnail: 'Video {number}',
} as const satisfies Catalogue;
