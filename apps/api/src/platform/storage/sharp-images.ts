import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import {
  type Images,
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
  type Rendition,
} from './images.ts';

const maximumPixels = 50_000_000;
const longestSeconds = 20;
/** AVIF is a HEIF to libvips, which reads no other here. */
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);
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
    const picture = sharp(original, { limitInputPixels: maximumPixels, failOn: 'error' });
    const { format } = await picture.metadata();
    // SVG among others may load what it likes, and takes what it likes.
    if (!formats.has(format)) throw new Error(`Pictures of the format ${format} are not accepted.`);
    return await picture
      .timeout({ seconds: longestSeconds })
      .autoOrient()
      .toColourspace('srgb')
      .resize({ width: 2560, height: 2560, fit: 'inside', withoutEnlargement: true })
      .raw()
      .toBuffer({ resolveWithObject: true });
  } catch (cause) {
    throw new Problem(
      'invalid-request',
      'Can’t read this image. Please choose a valid image file.',
      {
        cause,
        fields: [
          { path: 'body.file', message: 'expected a whole picture of at most 50 megapixels' },
        ],
      },
    );
  }
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
