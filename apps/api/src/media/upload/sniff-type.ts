import type { UploadType } from '@boardwalk/sdk-core/media/upload-rules';
import { isAvif, isHeic, readBrands } from '@boardwalk/sdk-core/vocabulary/file-brands';

type Sign = (bytes: Buffer) => boolean;

const begins =
  (...expected: readonly number[]): Sign =>
  (bytes) =>
    expected.every((byte, position) => bytes[position] === byte);
const reads =
  (text: string, from: number): Sign =>
  (bytes) =>
    bytes.toString('latin1', from, from + text.length) === text;

/** The brands of the ISO base media format: MPEG-4's, and those that its variants put first. */
const mpeg4Brands = /^(?:isom|iso[2-9]|mp4[12v]|avc1|M4V |M4VH|M4VP|dash|3gp[4-7]|mmp4|MSNV|f4v )$/;
/** Sound alone, and a camera's raw picture, which name MPEG-4's brands behind their own. */
const noFilm = /^(?:M4[ABP] |crx )$/;

function isMpeg4(bytes: Buffer): boolean {
  const brands = readBrands(bytes);
  const [first = ''] = brands;
  return !isHeic(brands) && !noFilm.test(first) && brands.some((brand) => mpeg4Brands.test(brand));
}

const signs: readonly (readonly [UploadType, Sign])[] = [
  ['image/jpeg', begins(0xff, 0xd8, 0xff)],
  ['image/png', begins(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ['image/gif', (bytes) => reads('GIF87a', 0)(bytes) || reads('GIF89a', 0)(bytes)],
  ['image/webp', (bytes) => reads('RIFF', 0)(bytes) && reads('WEBP', 8)(bytes)],
  ['image/avif', (bytes) => isAvif(readBrands(bytes))],
  ['video/quicktime', (bytes) => readBrands(bytes)[0] === 'qt  '],
  ['video/mp4', isMpeg4],
  [
    'video/webm',
    (bytes) => begins(0x1a, 0x45, 0xdf, 0xa3)(bytes) && bytes.includes('webm', 4, 'latin1'),
  ],
];

/** What a file is by its first bytes, whatever it is called; nothing where it is none of ours. */
export function sniffType(beginning: Buffer): UploadType | undefined {
  return signs.find(([, fits]) => fits(beginning))?.[0];
}

/** Whether a file that is none of ours is a picture as iPhones keep them. */
export function isHeicFile(beginning: Buffer): boolean {
  return isHeic(readBrands(beginning));
}
