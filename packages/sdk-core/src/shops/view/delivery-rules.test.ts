import { expect, test } from 'vitest';
import type { Region } from '../../vocabulary/places/regions.ts';
import type { ShippingRate } from '../shipping/rate-schemas.ts';
import { deliveryTo } from './delivery-rules.ts';
import { uncoveredBy } from './uncovered-places.ts';

type Zone = ShippingRate['rate']['zone'];

function rate(name: string, price: number, zone: Partial<Zone> = {}, active = true): ShippingRate {
  return {
    id: name,
    version: 1,
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
    offers: [{ name: 'Parcel', price: 1500, days: { from: 3, to: 8 }, freeFrom: null }],
    isRough: false,
  });
});

test('an offer says from when it is free, unless it is already', () => {
  const { rate: parcelRate, ...known } = rate('Parcel', 1500);
  const freeFrom = (amount: number) =>
    deliver('FIXED_RATE', [{ ...known, rate: { ...parcelRate, freeFrom: amount } }]);
  expect(freeFrom(5001)).toMatchObject({ offers: [{ price: 1500, freeFrom: 5001 }] });
  expect(freeFrom(5000)).toMatchObject({ offers: [{ price: 0, freeFrom: null }] });
});

test('without a postal code, a place of which a part is served is not called uncovered', () => {
  const montreal = rate('Montréal', 0, { regions: ['QC'], postalPrefixes: ['H2X'] });
  const quebec = { country: 'CA', region: 'QC', postalCode: null } as const;
  expect(deliver('FIXED_RATE', [montreal], quebec)).toEqual({ kind: 'by-code' });
  expect(deliver('INCLUDED', [montreal], quebec)).toEqual({ kind: 'by-code' });
  const coded = (postalCode: string) =>
    deliver('FIXED_RATE', [montreal], { ...quebec, postalCode });
  expect(coded('H2X 1A1')).toMatchObject({ kind: 'offers', isRough: false });
  expect(coded('J4B 1A1')).toEqual({ kind: 'uncovered' });
  expect(deliver('FIXED_RATE', [montreal], toronto)).toEqual({ kind: 'uncovered' });
  expect(
    deliver('FIXED_RATE', [{ ...montreal, rate: { ...montreal.rate, active: false } }], quebec),
  ).toEqual({
    kind: 'uncovered',
  });
  const wide = [montreal, rate('Parcel', 1500)];
  expect(deliver('FIXED_RATE', wide, quebec)).toMatchObject({ kind: 'offers', isRough: true });
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

test('a product without a weight has no price where rates go by weight, and elsewhere has one', () => {
  const { rate: flat, ...known } = rate('By weight', 0);
  const byWeight: ShippingRate = {
    ...known,
    rate: { ...flat, by: 'weight', steps: [{ upTo: 5000, price: 1800 }] },
  };
  byWeight.rate.zone.regions = ['ON'];
  const van = rate('Van', 500, { regions: ['QC'], postalPrefixes: ['H2X'] });
  const shop = { rates: [byWeight, van], handling };
  const light = { price: 5000, weight: null };
  const sent = { shippingSupport: 'FIXED_RATE', shop } as const;
  expect(deliveryTo(sent, light, toronto)).toEqual({ kind: 'unpriced' });
  const montreal = { country: 'CA', region: 'QC', postalCode: 'H2X 1A1' } as const;
  expect(deliveryTo(sent, light, montreal)).toMatchObject({ kind: 'offers' });
  expect(deliveryTo(sent, light, boston)).toEqual({ kind: 'uncovered' });
  expect(deliveryTo(sent, { ...light, weight: 9000 }, toronto)).toEqual({ kind: 'uncovered' });
  expect(deliveryTo(sent, parcel, toronto)).toMatchObject({ kind: 'offers' });
  // Whose price holds the delivery, nobody has to ask for another.
  const included = { ...sent, shippingSupport: 'INCLUDED' } as const;
  expect(deliveryTo(included, light, toronto)).toEqual({
    ...{ kind: 'included', days: { from: 3, to: 8 } },
  });
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
