import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findRateFaults, plainPrefix, priceOfRate, type RatedZone, ratesTo } from './rate-rules.ts';

function rate(zone: Partial<RatedZone['zone']>, price: number, more: Partial<RatedZone> = {}) {
  return {
    ...({ by: 'flat', steps: [{ upTo: null, price }], freeFrom: null, active: true } as const),
    zone: { country: 'CA', regions: [], postalPrefixes: [], ...zone } as const,
    ...more,
  };
}

const parcel = { price: 5000, weight: 800 };
const toronto = { country: 'CA', region: 'ON', postalCode: 'M5V 2T6' } as const;

const country = rate({}, 1500);
const province = rate({ regions: ['ON', 'QC'] }, 1200);
const city = rate({ regions: ['ON'], postalPrefixes: ['M'] }, 900);
const street = rate({ postalPrefixes: ['M5V'] }, 500);

test('the narrower zone wins', () => {
  const prices = (rates: RatedZone[], to: Parameters<typeof ratesTo>[1] = toronto) =>
    ratesTo(rates, to, parcel).map(({ price }) => price);
  expect(prices([country, province, city, street])).toEqual([500]);
  expect(prices([country, province, city])).toEqual([900]);
  expect(prices([country, province])).toEqual([1200]);
  expect(prices([country])).toEqual([1500]);
  expect(prices([country, province], { ...toronto, region: 'BC', postalCode: null })).toEqual([
    1500,
  ]);
  expect(prices([province], { ...toronto, region: 'BC' })).toEqual([]);
  expect(prices([country], { ...toronto, country: 'US' })).toEqual([]);
});

test('of several of one zone all are offered, the cheapest first', () => {
  const express = rate({}, 2500);
  expect(ratesTo([express, country], toronto, parcel).map(({ price }) => price)).toEqual([
    1500, 2500,
  ]);
});

test('an ended rate carries nothing', () => {
  expect(ratesTo([rate({}, 100, { active: false })], toronto, parcel)).toEqual([]);
});

test('by weight and by price, up to and with the end of a step', () => {
  const steps = [
    { upTo: 1000, price: 500 },
    { upTo: 5000, price: 900 },
  ];
  const byWeight = rate({}, 0, { by: 'weight', steps });
  expect(priceOfRate(byWeight, { price: 1, weight: 1000 })).toBe(500);
  expect(priceOfRate(byWeight, { price: 1, weight: 1001 })).toBe(900);
  expect(priceOfRate(byWeight, { price: 1, weight: 5001 })).toBeUndefined();
  expect(priceOfRate(byWeight, { price: 1, weight: null })).toBeUndefined();
  const byPrice = rate({}, 0, { by: 'price', steps: [...steps, { upTo: null, price: 0 }] });
  expect(priceOfRate(byPrice, { price: 5000, weight: null })).toBe(900);
  expect(priceOfRate(byPrice, { price: 5001, weight: null })).toBe(0);
});

test('free from an amount', () => {
  const free = rate({}, 1500, { freeFrom: 5000 });
  expect(priceOfRate(free, { price: 4999, weight: null })).toBe(1500);
  expect(priceOfRate(free, { price: 5000, weight: null })).toBe(0);
});

test('steps go up, and only the last has no end', () => {
  const paths = (steps: RatedZone['steps'], by: RatedZone['by'] = 'weight') =>
    findRateFaults({ by, steps }).map(({ path }) => path.join('.'));
  expect(
    paths([
      { upTo: 100, price: 1 },
      { upTo: null, price: 2 },
    ]),
  ).toEqual([]);
  expect(
    paths([
      { upTo: null, price: 1 },
      { upTo: 100, price: 2 },
    ]),
  ).toEqual(['steps.0.upTo']);
  expect(
    paths([
      { upTo: 100, price: 1 },
      { upTo: 100, price: 2 },
    ]),
  ).toEqual(['steps.1.upTo']);
  expect(paths([{ upTo: 100, price: 1 }], 'flat')).toEqual(['steps']);
  expect(paths([{ upTo: null, price: 1 }], 'flat')).toEqual([]);
});

test('prefixes are compared without blanks and in capitals', () => {
  expect(plainPrefix(' m5v 2t ')).toBe('M5V2T');
  expect(plainPrefix('90210-1234')).toBe('902101234');
});

test('whatever the zones, no rate is offered that does not hold the place', () => {
  const zones = fc.record({
    country: fc.constantFrom('CA' as const, 'US' as const, 'AU' as const),
    regions: fc.subarray(['ON', 'QC', 'BC']),
    postalPrefixes: fc.subarray(['M', 'M5', 'H2']),
  });
  fc.assert(
    fc.property(fc.array(zones, { maxLength: 8 }), (found) => {
      const rates = found.map((zone) => rate(zone, 100));
      for (const { rate: offered } of ratesTo(rates, toronto, parcel)) {
        const { country: heldCountry, regions, postalPrefixes } = offered.zone;
        expect(heldCountry).toBe('CA');
        expect(regions.length === 0 || regions.includes('ON')).toBe(true);
        expect(
          postalPrefixes.length === 0 || postalPrefixes.some((one) => 'M5V2T6'.startsWith(one)),
        ).toBe(true);
      }
    }),
  );
});
