import { expect, test } from 'vitest';
import type { Region } from '../../vocabulary/places/regions.ts';
import type { ShippingRate } from '../shipping/rate-schemas.ts';
import { deliveryTo } from './delivery-rules.ts';
import { uncoveredBy } from './uncovered-places.ts';

type Zone = ShippingRate['rate']['zone'];

function rate(name: string, price: number, zone: Partial<Zone> = {}, active = true): ShippingRate {
  return {
    id: name,
    rate: {
      ...{ name, by: 'flat', steps: [{ upTo: null, price }], freeFrom: null, active },
      zone: { country: 'CA', regions: [], postalPrefixes: [], ...zone },
      days: { from: 2, to: 5 },
    },
  };
}

const handling = { from: 1, to: 3 };
const parcel = { price: 5000, weight: 900 };
const toronto = { country: 'CA', region: 'ON', postalCode: null } as const;
const boston = { country: 'US', region: 'MA', postalCode: null } as const;

function deliver(
  shippingSupport: Parameters<typeof deliveryTo>[0]['shippingSupport'],
  rates: readonly ShippingRate[],
  to: Parameters<typeof deliveryTo>[2] = toronto,
) {
  return deliveryTo({ shippingSupport, shop: { rates: [...rates], handling } }, parcel, to);
}

test('days are those of the shop and those on the way', () => {
  expect(deliver('FIXED_RATE', [rate('Parcel', 1500)])).toEqual({
    kind: 'offers',
    offers: [{ name: 'Parcel', price: 1500, days: { from: 3, to: 8 } }],
  });
});

test('a place that no zone holds is not covered', () => {
  expect(deliver('FIXED_RATE', [rate('Parcel', 1500)], boston)).toEqual({ kind: 'uncovered' });
  expect(deliver('FIXED_RATE', [])).toEqual({ kind: 'uncovered' });
  expect(deliver('INCLUDED', [rate('Parcel', 1500)], boston)).toEqual({ kind: 'uncovered' });
});

test('delivery that the price holds costs nothing, where the shop sends to', () => {
  const days = { from: 3, to: 8 };
  expect(deliver('INCLUDED', [rate('Parcel', 1500)])).toEqual({ kind: 'included', days });
  expect(deliver('INCLUDED', [])).toEqual({ kind: 'included', days: undefined });
});

test('what is picked up or has to be discussed has no rates', () => {
  expect(deliver('PICKUP_ONLY', [rate('Parcel', 1500)])).toEqual({ kind: 'pickup' });
  expect(deliver('CONTACT_STORE', [rate('Parcel', 1500)])).toEqual({ kind: 'ask' });
});

const codesOf = ({ regions, parts }: { regions: readonly Region[]; parts: readonly Region[] }) => ({
  regions: regions.map(({ code }) => code),
  parts: parts.map(({ code }) => code),
});

test('where few regions of a country are served, these are named, with those of which a part is', () => {
  const { countries, left, only } = uncoveredBy([
    rate('Centre', 1, { regions: ['ON', 'QC'] }),
    rate('Vancouver', 1, { regions: ['BC'], postalPrefixes: ['V5'] }),
    rate('Australia', 1, { country: 'AU' }),
    rate('Ended', 1, { country: 'US' }, false),
  ]);
  expect(countries).toEqual(['US']);
  expect(left).toEqual([]);
  expect(only.map(({ country }) => country)).toEqual(['CA']);
  expect(only.map(codesOf)).toEqual([{ regions: ['ON', 'QC'], parts: ['BC'] }]);
});

test('where most of a country is served, what is left out is named', () => {
  const mostly = ['AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'ON', 'PE', 'QC', 'SK'];
  const { left, only } = uncoveredBy([
    rate('Parcel', 1, { regions: mostly }),
    rate('Yukon', 1, { regions: ['YT'], postalPrefixes: ['Y1A'] }),
  ]);
  expect(left.map(codesOf)).toEqual([{ regions: ['NT', 'NU'], parts: ['YT'] }]);
  expect(only).toEqual([]);
});

test('a rate for all of a country leaves nothing of it out', () => {
  expect(uncoveredBy([rate('Parcel', 1), rate('North', 2, { regions: ['NU'] })])).toEqual({
    countries: ['US', 'AU'],
    left: [],
    only: [],
  });
});
