/** Brands of pictures in HEVC, and those of a HEIF file that names nothing closer. */
const heicBrands = /^(?:hei[cmsx]|hev[cmsx]|mif[12]|msf1)$/;
const avifBrands = /^avi[fs]$/;

/** More than the first box has in any file that a camera or a program writes. */
export const brandBytes = 256;

/**
 * What a file of the ISO base media format says that it is (ISO/IEC 14496-12), its first brand first;
 * none where it is no such file.
 */
export function readBrands(beginning: Uint8Array): readonly string[] {
  const textAt = (at: number) => String.fromCharCode(...beginning.subarray(at, at + 4));
  if (beginning.length < 12 || textAt(4) !== 'ftyp') return [];
  const [a = 0, b = 0, c = 0, d = 0] = beginning;
  const end = Math.min(beginning.length, ((a * 256 + b) * 256 + c) * 256 + d, brandBytes);
  const brands = [textAt(8)];
  // A number of a version stands behind the first.
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(at));
  return brands;
}

export function isAvif(brands: readonly string[]): boolean {
  return brands.some((brand) => avifBrands.test(brand));
}

/** Whether a file is a picture as iPhones keep them, which few browsers show. */
export function isHeic(brands: readonly string[]): boolean {
  return !isAvif(brands) && brands.some((brand) => heicBrands.test(brand));
}
