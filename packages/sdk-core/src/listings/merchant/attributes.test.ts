import { expect, test } from 'vitest';
import { unitSize } from '../../vocabulary/numbers/measures.ts';
import { roundMeasure } from '../../vocabulary/numbers/round-measure.ts';
import { merchantAttributes } from './attributes.ts';

test.each([
  ['mi', 15],
  ['mi', 2.5],
  ['km', 12.35],
  ['km', 0.1],
] as const)(
  'in %s a service radius of %d is stored, and reads the same again',
  (symbol, number) => {
    const stored = roundMeasure(number * unitSize(symbol), 'distance');
    expect(merchantAttributes.shape.serviceRadius.safeParse(stored).success).toBe(true);
    expect((stored / unitSize(symbol)).toFixed(2)).toBe(number.toFixed(2));
  },
);
