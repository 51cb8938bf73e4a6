import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { thumbHashToApproximateAspectRatio, thumbHashToRGBA } from 'thumbhash';
import { describe, expect, test } from 'vitest';
import { CATALOGUE } from './catalogue.ts';
import { filesOf, type ManifestEntry, PICTURE_FOLDER, sourceOf } from './manifest.ts';

// The generator wrote the file in this shape; the tests below check what it holds.
const manifest: ManifestEntry[] = JSON.parse(
  readFileSync(join(PICTURE_FOLDER, 'pictures.json'), 'utf8'),
);

function sizeOf(file: string): number {
  return statSync(join(PICTURE_FOLDER, file)).size;
}

describe('the committed demo pictures', () => {
  test('are those of the catalogue, in its order', () => {
    const told = manifest.map(({ name, kind, subject, alt }) => ({ name, kind, subject, alt }));
    const drawn = CATALOGUE.map(({ name, kind, subject, alt }) => ({ name, kind, subject, alt }));
    expect(told).toEqual(drawn);
  });

  test('have six files each, none empty', () => {
    const files = manifest.flatMap(({ name }) => filesOf(name));
    expect(files.length).toBe(manifest.length * 6);
    for (const file of files) expect(sizeOf(file), file).toBeGreaterThan(500);
  });

  test('are small: 15 MB in all, 60 KB for the largest file', () => {
    const sizes = manifest.flatMap(({ name }) => filesOf(name)).map(sizeOf);
    expect(Math.max(...sizes)).toBeLessThanOrEqual(60_000);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(15_000_000);
  });

  test('have the widths and formats that their names promise', async () => {
    const { name } = manifest[0] ?? { name: '' };
    for (const file of filesOf(name)) {
      const { width, height, format } = await sharp(join(PICTURE_FOLDER, file)).metadata();
      expect(`${name}/${width}.${format === 'heif' ? 'avif' : format}`).toBe(file);
      expect(height).toBe(((width ?? 0) * 3) / 4);
    }
  });

  test('carry a thumbhash of 4:3 and a dominant colour', () => {
    for (const { name, thumbhash, colour } of manifest) {
      const hash = new Uint8Array(Buffer.from(thumbhash, 'base64'));
      expect(thumbHashToApproximateAspectRatio(hash), name).toBeCloseTo(4 / 3, 0);
      expect(thumbHashToRGBA(hash).rgba.length, name).toBeGreaterThan(0);
      expect(colour, name).toMatch(/^#[0-9a-f]{6}$/);
    }
  });

  test('were built from what the generator draws now', () => {
    const sample = CATALOGUE.filter((_, index) => index % 31 === 7);
    expect(sample.length).toBeGreaterThanOrEqual(10);
    for (const { name, draw } of sample) {
      const source = manifest.find((entry) => entry.name === name)?.source;
      expect(source, `${name} is stale: run pnpm demo:pictures`).toBe(sourceOf(draw()));
    }
  });
});
