import fc from 'fast-check';
import { expect, test } from 'vitest';
import { symbolsOf, unitSize } from '../../vocabulary/numbers/measures.ts';
import { roundMeasure } from '../../vocabulary/numbers/round-measure.ts';
import { propertyAttributes } from './attributes.ts';

const { livingArea, lotSize } = propertyAttributes.shape;

test.each([
  ['ft²', 1250],
  ['ft²', 1250.5],
  ['ac', 0.25],
  ['ac', 5000],
  ['ha', 1.01],
  ['m²', 116.13],
] as const)('in %s an area of %d is stored, and reads the same again', (symbol, number) => {
  const stored = roundMeasure(number * unitSize(symbol), 'land');
  expect(lotSize.safeParse(stored).success).toBe(true);
  expect((stored / unitSize(symbol)).toFixed(2)).toBe(number.toFixed(2));
});

test('so does every number with two places in every unit', () => {
  const twoPlaces = (most: number) =>
    fc.integer({ min: 1100, max: most * 100 }).map((cents) => cents / 100);
  fc.assert(
    fc.property(fc.constantFrom(...symbolsOf('area')), twoPlaces(100_000), (symbol, number) => {
      const stored = roundMeasure(number * unitSize(symbol), 'land');
      expect(livingArea.safeParse(stored).success).toBe(true);
      expect((stored / unitSize(symbol)).toFixed(2)).toBe(number.toFixed(2));
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom(...symbolsOf('land')), twoPlaces(100_000), (symbol, number) => {
      const stored = roundMeasure(number * unitSize(symbol), 'land');
      expect(lotSize.safeParse(stored).success).toBe(true);
      expect((stored / unitSize(symbol)).toFixed(2)).toBe(number.toFixed(2));
    }),
  );
});
