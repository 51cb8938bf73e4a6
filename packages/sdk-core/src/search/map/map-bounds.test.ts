import { describe, expect, test } from 'vitest';
import { formatBounds, parseBounds } from './map-bounds.ts';

describe('parts of the map as text', () => {
  test('what is written is read again', () => {
    const bounds = { south: 42.9, west: -80.25, north: 43.5, east: -79.00001 };
    expect(parseBounds(formatBounds(bounds))).toEqual(bounds);
  });

  test.each(['', '1,2,3', '1,2,3,4,5', '91,0,92,1', '2,0,1,1', 'a,b,c,d', '0,-181,1,0'])(
    '"%s" is none',
    (text) => {
      expect(parseBounds(text)).toBeUndefined();
    },
  );
});
