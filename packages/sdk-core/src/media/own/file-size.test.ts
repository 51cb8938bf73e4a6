import { expect, test } from 'vitest';
import { fileSizeOf, roomState } from './file-size.ts';

test.each([
  [0, 0, 'B'],
  [1023, 1023, 'B'],
  [1024, 1, 'KB'],
  [1024 * 1024 - 1, 1, 'MB'],
  [1.5 * 1024 ** 3, 1.5, 'GB'],
  [5_000 * 1024 ** 3, 5_000, 'GB'],
])('%d bytes are %d %s', (bytes, amount, unit) => {
  const size = fileSizeOf(bytes);
  expect(size.unit).toBe(unit);
  expect(size.amount).toBeCloseTo(amount, 4);
});

test.each([
  [0, 0, 'free'],
  [89, 10, 'free'],
  [90, 10, 'nearlyFull'],
  [10, 900, 'nearlyFull'],
  [100, 10, 'full'],
  [110, 10, 'full'],
  [10, 1_000, 'full'],
] as const)('%d of 100 bytes in %d files are %s', (used, files, state) => {
  expect(roomState({ used, capacity: 100, files }, 1_000)).toBe(state);
});
