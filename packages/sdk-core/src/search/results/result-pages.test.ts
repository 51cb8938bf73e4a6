import { describe, expect, test } from 'vitest';
import { pageCount } from './result-pages.ts';

describe('pages', () => {
  test('are sixteen each', () => {
    expect(pageCount({ count: 33, isCapped: false }, 1, true)).toBe(3);
  });

  test('go on beyond a capped total while there are more', () => {
    expect(pageCount({ count: 1001, isCapped: true }, 63, true)).toBe(64);
    expect(pageCount({ count: 1001, isCapped: true }, 70, false)).toBe(63);
  });
});
