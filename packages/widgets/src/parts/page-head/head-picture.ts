import type { Image } from '@boardwalk/sdk-core/media/schemas';
import type { WidgetEnvironment } from '../../element/environment/environment.ts';
import type { PageHead } from '../../element/page-head.ts';

const widths = [320, 800, 1280];

/** The picture of a page: for links to it, and loaded before anything else. */
export function headPicture(
  { path, alt, width, height }: Image,
  sizes: string,
  { mediaUrl }: Pick<WidgetEnvironment, 'mediaUrl'>,
): Pick<PageHead, 'image' | 'preload'> {
  const address = (size: number, format: string) => mediaUrl(`${path}/${size}.${format}`);
  return {
    image: {
      url: address(1280, 'webp'),
      width: 1280,
      height: Math.round((1280 * height) / width),
      alt,
    },
    preload: {
      type: 'image/avif',
      srcset: widths.map((size) => `${address(size, 'avif')} ${size}w`).join(),
      sizes,
    },
  };
}
