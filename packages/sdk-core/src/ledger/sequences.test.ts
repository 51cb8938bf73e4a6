import fc from 'fast-check';
import { expect, test } from 'vitest';
import { drawnSteps } from './drawn-sales.fixture.ts';
import { findDifferences } from './play-steps.fixture.ts';
import { cad, quebecGst, saleOf, taxOf } from './sales.fixture.ts';

test('whatever is sold and goes back, in whichever order, balances are those of books without entries', () => {
  fc.assert(
    fc.property(drawnSteps, (steps) => {
      expect(findDifferences(steps)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test('the drawn sequences sell, give back in parts and whole, and try too much', () => {
  const kinds = new Set(
    fc.sample(drawnSteps, 200).flatMap((steps) => steps.map(({ kind }) => kind)),
  );
  expect([...kinds].toSorted()).toEqual(['excess', 'part', 'rest', 'sale']);
});

test('a difference would be found', () => {
  const sale = saleOf({ shopKey: 1, taxes: [taxOf(quebecGst, 'platform', 500)] });
  const unknown = { ...sale, taxes: [taxOf({ ...quebecGst, country: 'US' }, 'platform', 500)] };
  expect(findDifferences([{ kind: 'sale', sale }])).toEqual([]);
  expect(findDifferences([{ kind: 'sale', sale: unknown }])).toEqual([
    expect.stringContaining('CAD: 0, not 500'),
  ]);
  const wrong = { ...sale, total: cad(1) };
  expect(() => findDifferences([{ kind: 'sale', sale: wrong }])).toThrow(RangeError);
});
