import { isAvif, readBrands } from '@boardwalk/sdk-core/vocabulary/file-brands';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import {
  type Images,
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
  type Rendition,
  unreadablePicture,
} from './images.ts';

const maximumPixels = 50_000_000;
const longestSeconds = 20;
/** AVIF is a HEIF to libvips, which reads no other here. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
const endOfJpeg = Buffer.from([0xff, 0xd9]);
const firstBrandAt = 8;
/** A thumbhash is made from at most 100 pixels a side. */
const thumbhashSide = 100;

/** Pictures by libvips. Effort 2 makes AVIF ten times faster than the default, a little larger. */
export const sharpImages: Images = {
  async process(original) {
    const upright = await readUpright(original);
    const { width, height } = upright.info;
    const source = () =>
      sharp(upright.data, { raw: { width, height, channels: upright.info.channels } });
    return {
      width,
      height,
      thumbhash: await makeThumbhash(source()),
      renditions: await Promise.all(
        pictureWidths.flatMap((size) =>
          pictureFormats.map((format) => render(source(), size, format)),
        ),
      ),
    };
  },
};

/** Decodes once, for all renditions; raw pixels carry no metadata. */
async function readUpright(original: Uint8Array) {
  try {
    return await decode(withAvifFirst(original), 'error');
  } catch (cause) {
    if (!lacksEnd(original)) throw refusalOf(cause);
    // With its end the decoder misses nothing but what is really cut off, of which it warns.
    return decode(Buffer.concat([original, endOfJpeg]), 'warning').catch(() => {
      throw refusalOf(cause);
    });
  }
}

async function decode(original: Uint8Array, failOn: 'error' | 'warning') {
  const picture = sharp(original, { limitInputPixels: maximumPixels, failOn });
  const { format } = await picture.metadata();
  // SVG among others may load what it likes, and takes what it likes.
  if (!formats.has(format)) throw new Error(`Pictures of the format ${format} are not accepted.`);
  return picture
    .timeout({ seconds: longestSeconds })
    .autoOrient()
    .toColourspace('srgb')
    .resize({ width: 2560, height: 2560, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
}

/** Whether a JPEG stops without its last marker, as some cameras leave it; all viewers show it. */
function lacksEnd(original: Uint8Array): boolean {
  return original[0] === 0xff && original[1] === 0xd8 && !endOfJpeg.equals(original.slice(-2));
}

/** libvips goes by the first brand alone, and knows few of those that an AVIF may begin with. */
function withAvifFirst(original: Uint8Array): Uint8Array {
  if (!isAvif(readBrands(original))) return original;
  const renamed = Buffer.from(original);
  renamed.write('avif', firstBrandAt, 'latin1');
  return renamed;
}

function refusalOf(cause: unknown): Problem {
  const isTooLarge = cause instanceof Error && cause.message.includes('pixel limit');
  return unreadablePicture(
    isTooLarge ? 'It has more than 50 megapixels.' : 'It is damaged, or a part of it is missing.',
    cause,
  );
}

async function render(
  picture: Sharp,
  width: PictureWidth,
  format: PictureFormat,
): Promise<Rendition> {
  const resized = picture.resize({ width, withoutEnlargement: true });
  const encoded =
    format === 'webp' ? resized.webp({ quality: 78 }) : resized.avif({ quality: 55, effort: 2 });
  return { width, format, content: await encoded.toBuffer() };
}

async function makeThumbhash(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize(thumbhashSide, thumbhashSide, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .toBuffer({ resolveWithObject: true });
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}
