import { expect, test } from 'vitest';
import { isAvif, isHeic, readBrands } from './file-brands.ts';

const beginning = (...brands: readonly string[]) => {
  const [first, ...others] = brands;
  const size = String.fromCharCode(16 + 4 * others.length);
  return new TextEncoder().encode(
    `\0\0\0${size}ftyp${first}\0\0\0\0${others.join('')}\0\0\0\0meta`,
  );
};

test.each([
  [['avif'], 'avif'],
  [['mif1', 'mif1', 'avif', 'miaf'], 'avif'],
  [['miaf', 'avif'], 'avif'],
  [['msf1', 'avis', 'iso8'], 'avif'],
  [['heic', 'mif1', 'heic'], 'heic'],
  [['mif1', 'heic'], 'heic'],
  [['heix'], 'heic'],
  [['hevc', 'msf1', 'iso8'], 'heic'],
  [['isom', 'iso2', 'mp41'], 'neither'],
])('a file of the brands %j is %s', (brands, kind) => {
  const read = readBrands(beginning(...brands));
  expect(read).toEqual(brands);
  expect([isAvif(read), isHeic(read)]).toEqual([kind === 'avif', kind === 'heic']);
});

test.each([
  ['nothing', new Uint8Array()],
  ['a text', new TextEncoder().encode('ftypheic, says a text')],
  ['a file that breaks off', beginning('heic').subarray(0, 10)],
])('%s has no brands', (_, bytes) => {
  expect(readBrands(bytes)).toEqual([]);
});
