import sharp from 'sharp';
import { FRAME } from '../engine/camera.ts';

/** Widths of each picture in pixels, largest last; 4:3. */
export const WIDTHS = [320, 800, 1280] as const;

/** Formats of each picture. */
export const FORMATS = ['webp', 'avif'] as const;

/** One encoded file of a picture. */
interface PictureFile {
  readonly width: (typeof WIDTHS)[number];
  readonly format: (typeof FORMATS)[number];
  readonly bytes: Buffer;
}

const WEBP_QUALITY = { 320: 36, 800: 28, 1280: 24 } as const;
const AVIF_QUALITY = { 320: 30, 800: 26, 1280: 24 } as const;

function vignette(): Buffer {
  const { width, height } = FRAME;
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><radialGradient id="v" cx="50%" cy="48%" r="72%"><stop offset="58%" stop-color="#1a1420" stop-opacity="0"/><stop offset="100%" stop-color="#1a1420" stop-opacity="0.2"/></radialGradient><rect width="100%" height="100%" fill="url(#v)"/></svg>`,
  );
}

/** Develops an SVG scene as a photograph: a lens's softness, bloom round bright parts, vignette. */
export async function develop(svg: string): Promise<Buffer> {
  const base = await sharp(Buffer.from(svg), { limitInputPixels: 4e6 })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .blur(0.6)
    .png({ compressionLevel: 1 })
    .toBuffer();
  const bloom = await sharp(base)
    .resize(320, 240)
    .blur(7)
    .linear(1.25, -70)
    .resize(FRAME.width, FRAME.height)
    .ensureAlpha(0.2)
    .png({ compressionLevel: 1 })
    .toBuffer();
  return sharp(base)
    .composite([
      { input: bloom, blend: 'screen' },
      { input: vignette(), blend: 'over' },
    ])
    .removeAlpha()
    .modulate({ saturation: 1.05, brightness: 1.02 })
    .png({ compressionLevel: 1 })
    .toBuffer();
}

/** Encodes a developed picture in every width and format. */
export async function encode(picture: Buffer): Promise<PictureFile[]> {
  const files: PictureFile[] = [];
  for (const width of WIDTHS) {
    const scaled = await sharp(picture)
      .resize(width, (width * 3) / 4, { kernel: 'lanczos3' })
      .png({ compressionLevel: 1 })
      .toBuffer();
    files.push({
      width,
      format: 'webp',
      bytes: await sharp(scaled)
        .webp({ quality: WEBP_QUALITY[width], effort: 5, preset: 'photo' })
        .toBuffer(),
    });
    files.push({
      width,
      format: 'avif',
      bytes: await sharp(scaled).avif({ quality: AVIF_QUALITY[width], effort: 2 }).toBuffer(),
    });
  }
  return files;
}
