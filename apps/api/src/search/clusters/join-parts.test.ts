import { expect, test } from 'vitest';
import type { ClusterPart } from './cluster-parts.ts';
import { joinParts } from './join-parts.ts';

const rates = { CAD: 1, USD: 1.4, AUD: 0.9 };

function part(row: number, column: number, changes: Partial<ClusterPart> = {}): ClusterPart {
  return {
    kind: 'property',
    row,
    column,
    currency: 'CAD',
    period: 'ONCE',
    count: 1,
    latSum: 43,
    lngSum: -79,
    south: 43,
    west: -79,
    north: 43,
    east: -79,
    lowest: 100,
    highest: 100,
    id: 1,
    ...changes,
  };
}

test('parts of one square are one cluster, in the middle of its listings', () => {
  const usd = part(0, 0, {
    currency: 'USD',
    count: 3,
    latSum: 132,
    lngSum: -234,
    north: 45,
    lowest: 140,
    highest: 280,
  });
  expect(joinParts([part(0, 0), usd], 'CAD', rates, 200)).toEqual([
    {
      count: 4,
      lat: 43.75,
      lng: -78.25,
      bounds: { south: 43, west: -79, north: 45, east: -79 },
      lowestPrice: { amount: 100, currency: 'CAD', period: 'ONCE' },
      highestPrice: { amount: 280, currency: 'CAD', period: 'ONCE' },
      isConverted: true,
      single: undefined,
    },
  ]);
});

test('a cluster of one currency is told in it, one of several in that of the search', () => {
  const own = { currency: 'USD', lowest: 140, highest: 280, id: 2 } as const;
  const dollars = (amount: number) => ({ amount, currency: 'USD', period: 'ONCE' });
  const [one, ...others] = joinParts([part(0, 0, own), part(0, 0, own)], 'AUD', rates, 200);
  expect(others).toEqual([]);
  expect(one).toMatchObject({ lowestPrice: dollars(100), highestPrice: dollars(200) });
  expect(one).not.toHaveProperty('isConverted');
  const unpriced = part(0, 0, { currency: null, period: null, lowest: null, highest: null });
  expect(joinParts([part(0, 0, own), unpriced], 'AUD', rates, 200)[0]).not.toHaveProperty(
    'isConverted',
  );
  const [mixed] = joinParts([part(0, 0, own), part(0, 0)], 'USD', rates, 200);
  expect(mixed).toMatchObject({
    lowestPrice: dollars(71),
    highestPrice: dollars(200),
    isConverted: true,
  });
});

test('squares are made coarser until there are few enough, and nothing is lost', () => {
  const parts = Array.from({ length: 900 }, (_, index) =>
    part(Math.floor(index / 30) - 15, (index % 30) - 15),
  );
  const clusters = joinParts(parts, 'CAD', rates, 200);
  expect(clusters.length).toBeLessThanOrEqual(200);
  expect(clusters.length).toBeGreaterThan(40);
  expect(clusters.reduce((sum, { count }) => sum + count, 0)).toBe(900);
});

test('the order in which a database gives the parts changes nothing', () => {
  const parts = Array.from({ length: 120 }, (_, index) =>
    part((index % 7) - 3, (index % 5) - 2, {
      currency: index % 2 ? 'CAD' : 'USD',
      period: index % 3 ? 'ONCE' : 'MONTHLY',
      id: index,
      latSum: 43 + index / 7,
      lngSum: -79 - index / 11,
    }),
  );
  const clusters = joinParts(parts, 'CAD', rates, 200);
  expect(clusters).toHaveLength(35);
  expect(joinParts(parts.toReversed(), 'CAD', rates, 200)).toEqual(clusters);
  expect(joinParts([...parts.slice(61), ...parts.slice(0, 61)], 'CAD', rates, 200)).toEqual(
    clusters,
  );
});

test('wages are told by the hour, and listings without a price have none', () => {
  const wage = part(0, 0, { kind: 'classified', period: 'ANNUAL', lowest: 3_000, highest: 3_000 });
  expect(joinParts([wage], 'CAD', rates, 200)[0]?.lowestPrice).toEqual({
    amount: 3_000,
    currency: 'CAD',
    period: 'HOURLY',
  });
  const unpriced = part(0, 0, { currency: null, period: null, lowest: null, highest: null });
  expect(joinParts([unpriced], 'CAD', rates, 200)[0]).toMatchObject({
    lowestPrice: null,
    single: { kind: 'property', id: 1 },
  });
});

test('a cluster has no range across sales and rents, nor across rents and wages', () => {
  const none = { lowestPrice: null, highestPrice: null };
  const rent = part(0, 0, { period: 'MONTHLY', id: 2 });
  expect(joinParts([part(0, 0), rent], 'CAD', rates, 200)[0]).toMatchObject({ count: 2, ...none });
  const wage = part(0, 0, { kind: 'merchant', period: 'HOURLY', id: 3 });
  expect(joinParts([rent, wage], 'CAD', rates, 200)[0]).toMatchObject({ count: 2, ...none });
  const weekly = part(0, 0, { period: 'WEEKLY', highest: 300, id: 4 });
  expect(joinParts([rent, weekly], 'CAD', rates, 200)[0]).toMatchObject({
    lowestPrice: { amount: 100, currency: 'CAD', period: 'MONTHLY' },
    highestPrice: { amount: 300, currency: 'CAD', period: 'MONTHLY' },
  });
});
