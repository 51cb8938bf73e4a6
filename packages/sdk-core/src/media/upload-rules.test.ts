import { expect, test } from 'vitest';
import { cropAspects, croppedSize, largestZoom } from './crop-rules.ts';
import { readFileName } from './file-name.ts';
import { bytesOf, faultOf, kindOfType, uploadLimits } from './upload-rules.ts';

test.each([
  [1, 'KB', 1_024],
  [10, 'MB', 10_485_760],
  [1, 'GB', 1_073_741_824],
  [2, 'TB', 2 * 1_024 ** 4],
  [1, 'PB', 1_024 ** 5],
])('%s %s are %s bytes', (size, unit, bytes) => {
  expect(bytesOf(size, unit)).toBe(bytes);
});

test.each(['B', 'EB', 'mb', '', 'toString'])('%j is no unit', (unit) => {
  expect(() => bytesOf(1, unit)).toThrow('Invalid unit provided');
});

test('a picture may have 10 MB, a video 1 GB', () => {
  expect(uploadLimits).toEqual({ image: 10_485_760, video: 1_073_741_824 });
});

test.each([
  ['image/png', 'image'],
  ['video/mp4', 'video'],
  ['text/html', undefined],
  ['', undefined],
])('what the browser calls %j is %s', (type, kind) => {
  expect(kindOfType(type)).toBe(kind);
});

test.each([
  ['image/png', uploadLimits.image, undefined],
  ['image/png', uploadLimits.image + 1, 'imageTooLarge'],
  ['video/mp4', uploadLimits.image + 1, undefined],
  ['video/mp4', uploadLimits.video + 1, 'videoTooLarge'],
  ['text/html', 1, 'invalidType'],
] as const)('%s of %s bytes: %s', (type, size, fault) => {
  expect(faultOf({ type, size }, ['image', 'video'])).toBe(fault);
});

test('where pictures alone are taken, no video is, whatever its size', () => {
  expect(faultOf({ type: 'video/mp4', size: uploadLimits.video + 1 }, ['image'])).toBe(
    'invalidType',
  );
});

test('a crop holds 100 × 120 pixels of the original at least, however far it is zoomed', () => {
  for (const aspect of Object.values(cropAspects)) {
    for (const picture of [
      { width: 4_000, height: 3_000 },
      { width: 300, height: 900 },
    ]) {
      const zoom = largestZoom(picture, aspect);
      const width = Math.min(picture.width, picture.height * aspect) / zoom;
      expect(width).toBeGreaterThanOrEqual(100 - 1e-9);
      expect(width / aspect).toBeGreaterThanOrEqual(120 - 1e-9);
    }
  }
  expect(largestZoom({ width: 119, height: 119 }, 1)).toBeLessThan(1);
});

test('a crop is never made larger, and no wider than 1,280 pixels', () => {
  expect(croppedSize({ width: 640, height: 480 })).toEqual({ width: 640, height: 480 });
  expect(croppedSize({ width: 2_560, height: 1_440 })).toEqual({ width: 1_280, height: 720 });
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\fake\\me.png', 'me.png'],
  ['a\0b\r\nc.jpg', 'abc.jpg'],
  ['\u202egpj.exe', 'gpj.exe'],
  ['...', 'file'],
  ['', 'file'],
  [`${'a'.repeat(300)}.jpeg`, `${'a'.repeat(115)}.jpeg`],
  ['e\u0301te\u0301.png', 'été.png'],
])('the name %j is shown as %j', (given, shown) => {
  expect(readFileName(given)).toBe(shown);
});
