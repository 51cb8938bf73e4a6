import type { Image } from '@boardwalk/sdk-core/media/schemas';

/** A picture of a product for tests; its files need not exist. */
export function samplePicture(number: number): Image {
  return {
    id: `picture-${number}`,
    path: `/media/picture-${number}`,
    alt: `View ${number}`,
    width: 1280,
    height: 960,
    thumbhash: 'HBkSHYSIeHiPiHh8eJd4eTN0EEQG',
  };
}
