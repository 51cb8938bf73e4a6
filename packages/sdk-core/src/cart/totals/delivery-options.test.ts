import { expect, test } from 'vitest';
import type { ShippingRate, ShippingRateBody } from '../../shops/shipping/rate-schemas.ts';
import {
  chosenOption,
  deliveryOptions,
  type SendingShop,
  type SentLine,
} from './delivery-options.ts';

const id = (nth: number) => `00000000-0000-4000-8000-00000000000${nth}`;

const rate = (
  nth: number,
  price: number,
  changes: Partial<ShippingRateBody> = {},
): ShippingRate => ({
  id: id(nth),
  version: 1,
  rate: {
    ...{ name: `Rate ${nth}`, by: 'flat', steps: [{ upTo: null, price }], freeFrom: null },
    zone: { country: 'CA', regions: [], postalPrefixes: [] },
    ...{ days: { from: 2, to: 4 }, active: true },
    ...changes,
  },
});

const line = (changes: Partial<SentLine> = {}): SentLine => ({
  ...{ price: 1_000, quantity: 1, weight: 500, shippingSupport: 'FIXED_RATE' },
  ...changes,
});

const shop = (...rates: ShippingRate[]): SendingShop => ({
  ...{ rates, handling: { from: 1, to: 2 }, canPickUp: true },
});

const ontario = { country: 'CA', region: 'ON', postalCode: null } as const;
const namesOf = ({ options }: ReturnType<typeof deliveryOptions>) =>
  options.map(({ choice, name }) => (choice.kind === 'pickup' ? 'pickup' : name));

test('the cheapest rate comes first, pickup last, with days from the order', () => {
  const found = deliveryOptions([line()], shop(rate(1, 900), rate(2, 500)), ontario);
  expect(namesOf(found)).toEqual(['Rate 2', 'Rate 1', 'pickup']);
  expect(found.options[0]).toMatchObject({ price: 500, days: { from: 3, to: 6 } });
  expect(chosenOption(found, null)?.name).toBe('Rate 2');
  expect(chosenOption(found, { kind: 'ship', rateId: id(1) })?.name).toBe('Rate 1');
  expect(chosenOption(found, { kind: 'ship', rateId: id(9) })?.name).toBe('Rate 2');
  expect(chosenOption(found, { kind: 'pickup' })?.choice).toEqual({ kind: 'pickup' });
});

test('all pieces are one parcel: several lines of a rate by weight are priced once', () => {
  const steps = [
    { upTo: 1_000, price: 500 },
    { upTo: null, price: 800 },
  ];
  const byWeight = rate(1, 0, { by: 'weight', steps });
  const priceOf = (...lines: SentLine[]) =>
    deliveryOptions(lines, shop(byWeight), ontario).options[0]?.price;
  expect(priceOf(line(), line())).toBe(500);
  expect(priceOf(line({ quantity: 3 }))).toBe(800);
});

test('what the price holds is sent free, and is part of no paid parcel', () => {
  const free = line({ shippingSupport: 'INCLUDED', price: 9_000 });
  const rates = shop(rate(1, 700, { freeFrom: 5_000 }));
  expect(deliveryOptions([free], rates, ontario).options[0]).toMatchObject({
    choice: { kind: 'ship', rateId: null },
    price: 0,
  });
  expect(deliveryOptions([free, line()], rates, ontario).options[0]?.price).toBe(700);
});

test.each([
  [
    'uncovered',
    [line()],
    shop(rate(1, 1, { zone: { country: 'US', regions: [], postalPrefixes: [] } })),
  ],
  [
    'by-code',
    [line()],
    shop(rate(1, 1, { zone: { country: 'CA', regions: [], postalPrefixes: ['M5V'] } })),
  ],
  ['ask', [line({ shippingSupport: 'CONTACT_STORE' })], shop(rate(1, 1))],
  ['ask', [line({ weight: null })], shop(rate(1, 1, { by: 'weight' }))],
] as const)(
  '%s leaves pickup alone, which nobody has unless they choose it',
  (problem, lines, at) => {
    const found = deliveryOptions(lines, at, ontario);
    expect([found.problem, namesOf(found)]).toEqual([problem, ['pickup']]);
    expect(chosenOption(found, null)).toBe(undefined);
    expect(chosenOption(found, { kind: 'pickup' })?.choice).toEqual({ kind: 'pickup' });
    expect(deliveryOptions(lines, { ...at, canPickUp: false }, ontario).options).toEqual([]);
  },
);

test('what is only fetched needs no address, and a shop that hands something out', () => {
  const fetched = line({ shippingSupport: 'PICKUP_ONLY' });
  const found = deliveryOptions([fetched], shop(), null);
  expect(chosenOption(found, null)?.choice).toEqual({ kind: 'pickup' });
  const closed = { ...shop(rate(1, 5)), canPickUp: false };
  expect(deliveryOptions([fetched, line()], closed, ontario)).toMatchObject({
    ...{ options: [], problem: 'no-pickup' },
  });
});

test('without a place nothing is known of sending, and nobody fetches by default', () => {
  const found = deliveryOptions([line()], shop(rate(1, 5)), null);
  expect([found.problem, namesOf(found)]).toEqual([null, ['pickup']]);
  expect(chosenOption(found, null)).toBe(undefined);
});

test('where one thing has to be asked about, all of the parcel has', () => {
  const lines = [line({ shippingSupport: 'CONTACT_STORE' }), line()];
  expect(deliveryOptions(lines, shop(rate(1, 1)), ontario).problem).toBe('ask');
});

test('a parcel of which one weight is unknown is not weighed', () => {
  const weighed = shop(rate(1, 500, { by: 'weight' }));
  const found = deliveryOptions([line(), line({ weight: null })], weighed, ontario);
  expect([found.problem, namesOf(found)]).toEqual(['ask', ['pickup']]);
  // Another rate needs no weight.
  const unweighed = deliveryOptions([line({ weight: null })], shop(rate(2, 900)), ontario);
  expect(namesOf(unweighed)).toEqual(['Rate 2', 'pickup']);
});

test('a parcel that is too heavy for all rates is not sent, and nobody has to be asked', () => {
  const light = rate(1, 0, { by: 'weight', steps: [{ upTo: 400, price: 500 }] });
  expect(deliveryOptions([line()], shop(light), ontario).problem).toBe('uncovered');
});

test('an unknown weight is asked about only where a rate goes there', () => {
  const there = rate(1, 1, {
    by: 'weight',
    zone: { country: 'US', regions: [], postalPrefixes: [] },
  });
  expect(deliveryOptions([line({ weight: null })], shop(there), ontario).problem).toBe('uncovered');
});

test('what the price holds goes where a rate goes, or anywhere where a shop has none', () => {
  const free = line({ shippingSupport: 'INCLUDED' });
  const within = deliveryOptions([free], shop(rate(1, 700)), ontario);
  expect(within.options[0]).toEqual({
    ...{ choice: { kind: 'ship', rateId: null }, name: '', price: 0 },
    days: { from: 3, to: 6 },
  });
  expect(deliveryOptions([free], shop(), ontario).options[0]).toMatchObject({
    ...{ choice: { kind: 'ship', rateId: null }, price: 0, days: null },
  });
  const abroad = { country: 'US', region: 'NY', postalCode: null } as const;
  const nowhere = deliveryOptions([free], shop(rate(1, 700)), abroad);
  expect([nowhere.problem, namesOf(nowhere)]).toEqual(['uncovered', ['pickup']]);
});

test('a parcel is free from what its goods cost together', () => {
  const rates = shop(rate(1, 700, { freeFrom: 2_000 }));
  const priceOf = (quantity: number) =>
    deliveryOptions([line({ quantity })], rates, ontario).options[0]?.price;
  expect([priceOf(1), priceOf(2)]).toEqual([700, 0]);
});

test('a shop that hands nothing out sends what can be sent', () => {
  const closed = { ...shop(rate(1, 5)), canPickUp: false };
  const found = deliveryOptions([line()], closed, ontario);
  expect([found.problem, namesOf(found)]).toEqual([null, ['Rate 1']]);
  expect(chosenOption(found, { kind: 'pickup' })?.name).toBe('Rate 1');
});

test('pickup has no name, costs nothing and takes no days', () => {
  const found = deliveryOptions([line()], shop(rate(1, 5)), ontario);
  expect(chosenOption(found, { kind: 'pickup' })).toEqual({
    ...{ choice: { kind: 'pickup' }, name: '', price: 0, days: null },
  });
  const free = deliveryOptions([line({ shippingSupport: 'INCLUDED' })], shop(rate(1, 5)), ontario);
  expect(chosenOption(free, { kind: 'ship', rateId: null })?.choice).toEqual({
    ...{ kind: 'ship', rateId: null },
  });
});

test('what the shop has named for just this counts in place of its rates', () => {
  const named = { price: 4_900, days: { from: 5, to: 9 } };
  const asked = [line({ shippingSupport: 'CONTACT_STORE' })];
  expect(deliveryOptions(asked, shop(rate(1, 5)), ontario).problem).toBe('ask');
  const found = deliveryOptions(asked, { ...shop(rate(1, 5)), quote: named }, ontario);
  expect(found.problem).toBe(null);
  expect(chosenOption(found, null)).toEqual({
    ...{ choice: { kind: 'ship', rateId: null }, name: '', ...named },
  });
  const fetched = [line({ shippingSupport: 'PICKUP_ONLY' })];
  const gone = { ...shop(), quote: named, canPickUp: false };
  expect(deliveryOptions(fetched, gone, ontario).problem).toBe('no-pickup');
});
