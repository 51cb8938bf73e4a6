import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOperatorTaxes } from '../../billing/taxes/tax-rules.ts';
import type { ShippingRate } from '../../shops/shipping/rate-schemas.ts';
import { sumMoney } from '../../vocabulary/money/arithmetic.ts';
import { type TotalledLine, type TotalledShop, totalShop } from './total-shop.ts';

const rateId = '00000000-0000-4000-8000-000000000001';

const rateTo = (country: 'CA' | 'US' | 'AU', price: number): ShippingRate => ({
  id: rateId,
  version: 1,
  rate: {
    ...{ name: 'Parcel', by: 'flat', steps: [{ upTo: null, price }], freeFrom: null },
    zone: { country, regions: [], postalPrefixes: [] },
    ...{ days: { from: 2, to: 4 }, active: true },
  },
});

const toronto: TotalledShop = {
  ...{ currency: 'CAD', isTaxIncluded: false, place: { countryCode: 'CA', state: 'ON' } },
  ...{ rates: [rateTo('CA', 1_000), rateTo('US', 2_000)], handling: { from: 1, to: 2 } },
  canPickUp: true,
  registrations: [{ country: 'CA', region: null, from: '2020-01-01' }],
};

const sydney: TotalledShop = {
  ...toronto,
  ...{ currency: 'AUD', isTaxIncluded: true, place: { countryCode: 'AU', state: 'NSW' } },
  rates: [rateTo('AU', 1_100)],
  registrations: [{ country: 'AU', region: null, from: '2020-01-01' }],
};

const operator = readOperatorTaxes({ states: [], registrations: [] });

const line = (changes: Partial<TotalledLine> = {}): TotalledLine => ({
  ...{ item: 1, price: 10_000, quantity: 1, weight: null, shippingSupport: 'FIXED_RATE' },
  category: 'standard',
  ...changes,
});

const to = (country: 'CA' | 'US' | 'AU', region: string) => ({
  ...{ destination: { country, region, postalCode: null }, delivery: null, date: '2026-11-30' },
  operator,
});

test('what is sent is taxed where it goes, with its shipping', () => {
  const inAlberta = totalShop([line()], toronto, to('CA', 'AB'));
  expect(inAlberta.taxes).toMatchObject([{ tax: 'gst', amount: { amount: 550 } }]);
  expect(inAlberta.total.amount).toBe(11_550);
  const inOntario = totalShop([line()], toronto, to('CA', 'ON'));
  expect(inOntario.taxes).toMatchObject([{ tax: 'hst', amount: { amount: 1_430 } }]);
});

test('what is fetched is taxed at the shop, wherever its buyer lives', () => {
  const fetched = { ...to('CA', 'AB'), delivery: { kind: 'pickup' } } as const;
  const total = totalShop([line()], toronto, fetched);
  expect(total.taxes).toMatchObject([{ tax: 'hst', amount: { amount: 1_300 } }]);
  expect(total.shipping?.amount.amount).toBe(0);
});

test('what leaves the country of its shop is not taxed', () => {
  const abroad = totalShop([line()], toronto, to('US', 'NY'));
  expect([abroad.taxes, abroad.total.amount]).toEqual([[], 12_000]);
});

test('Australian prices hold their tax, and stay what they are', () => {
  const total = totalShop([line({ price: 11_000 })], sydney, to('AU', 'QLD'));
  expect(total.total.amount).toBe(12_100);
  expect(total.taxes).toMatchObject([{ tax: 'australianGst', amount: { amount: 1_100 } }]);
});

test('shipping of what is not taxed is not taxed either, and a part of it where some is', () => {
  const lines = [line(), line({ item: 2, category: 'exempt' })];
  const total = totalShop(lines, toronto, to('CA', 'ON'));
  expect(total.shipping?.taxes).toMatchObject([{ tax: 'hst', amount: { amount: 65 } }]);
  expect(total.taxes).toMatchObject([{ amount: { amount: 1_365 } }]);
});

test('until it is known where it goes, a total is that of the goods', () => {
  const total = totalShop([line({ quantity: 3 })], toronto, {
    ...to('CA', 'ON'),
    destination: null,
  });
  expect(total).toMatchObject({ shipping: null, taxes: [], total: { amount: 30_000 } });
});

test('what has to be fetched beside a parcel is taxed at the shop, and the parcel where it goes', () => {
  const lines = [line(), line({ item: 2, shippingSupport: 'PICKUP_ONLY' })];
  const total = totalShop(lines, toronto, to('CA', 'AB'));
  expect(total.lines.map(({ taxes }) => taxes.map(({ tax }) => tax))).toEqual([['gst'], ['hst']]);
  expect(total.taxes).toMatchObject([
    { tax: 'gst', amount: { amount: 550 } },
    { tax: 'hst', amount: { amount: 1_300 } },
  ]);
  expect(total.delivery).toMatchObject({ choice: { kind: 'ship', rateId }, price: 1_000 });
});

test('sending is taxed as what is sent alone, not as what is fetched', () => {
  const lines = [
    line({ category: 'exempt' }),
    line({ item: 2, shippingSupport: 'PICKUP_ONLY', price: 90_000 }),
  ];
  const { shipping } = totalShop(lines, toronto, to('CA', 'ON'));
  expect(shipping).toMatchObject({
    amount: { amount: 1_000 },
    gross: { amount: 1_000 },
    taxes: [],
  });
});

test('what is picked up says why it is not sent', () => {
  const lines = [line({ shippingSupport: 'CONTACT_STORE' })];
  const shop = { ...toronto, canPickUp: true };
  const asked = totalShop(lines, shop, to('CA', 'ON'));
  expect(asked).toMatchObject({ problem: 'ask', unsent: 'ask', delivery: null });
  const fetched = totalShop(lines, shop, { ...to('CA', 'ON'), delivery: { kind: 'pickup' } });
  expect(fetched).toMatchObject({ problem: null, unsent: 'ask' });
  expect(totalShop([line()], toronto, to('CA', 'ON')).unsent).toBeNull();
});

test('what is fetched needs no address', () => {
  const lines = [line({ shippingSupport: 'PICKUP_ONLY' })];
  const total = totalShop(lines, toronto, { ...to('CA', 'ON'), destination: null });
  expect(total).toMatchObject({ problem: null, delivery: { choice: { kind: 'pickup' } } });
  expect(total.lines[0]?.taxes).toMatchObject([{ tax: 'hst', region: 'ON', liable: 'shop' }]);
  expect(total.total.amount).toBe(11_300);
});

test('prices that hold a tax of the shop’s country are not raised by one of another', () => {
  const shop = { ...sydney, rates: [rateTo('US', 1_100)] };
  const total = totalShop([line({ price: 11_000 })], shop, to('US', 'NY'));
  expect([total.taxes, total.total.amount]).toEqual([[], 12_100]);
  expect(total.lines[0]?.net.amount).toBe(11_000);
});

const collecting = readOperatorTaxes({
  states: [{ state: 'NY', portion: 80_000, from: '2020-01-01', isOnShipping: true }],
  registrations: [{ country: 'US', region: 'NY', from: '2020-01-01' }],
});

test('a tax of the place to which an Australian shop sends comes on top of its prices', () => {
  const shop = { ...sydney, rates: [rateTo('US', 1_000), rateTo('AU', 1_100)] };
  const abroad = totalShop([line()], shop, { ...to('US', 'NY'), operator: collecting });
  expect(abroad).toMatchObject({ isTaxIncluded: false, problem: null, total: { amount: 11_880 } });
  expect(abroad.lines[0]?.taxes).toMatchObject([{ tax: 'salesTax', liable: 'platform' }]);
  const untaxed = totalShop([line()], shop, to('US', 'NY'));
  expect(untaxed).toMatchObject({ taxes: [], total: { amount: 11_000 } });
  const home = totalShop([line()], shop, { ...to('AU', 'QLD'), operator: collecting });
  expect(home).toMatchObject({ isTaxIncluded: true, total: { amount: 11_100 } });
  const canadian = totalShop([line()], toronto, { ...to('US', 'NY'), operator: collecting });
  expect(canadian).toMatchObject({ isTaxIncluded: false, total: { amount: 12_960 } });
});

test('what holds its tax and is fetched is sold together with what is taxed on top', () => {
  const shop = { ...sydney, rates: [rateTo('US', 1_000)] };
  const lines = [line(), line({ item: 2, shippingSupport: 'PICKUP_ONLY' })];
  const mixed = totalShop(lines, shop, { ...to('US', 'NY'), operator: collecting });
  expect(mixed).toMatchObject({ problem: null, isTaxIncluded: false });
  const [sent, fetched] = mixed.lines;
  expect(sent?.gross.amount).toBe(10_800);
  expect(fetched?.gross.amount).toBe(10_000);
  expect(mixed.total.amount).toBe(10_800 + 10_000 + (mixed.shipping?.gross.amount ?? 0));
});

test('the ways to a buyer, and the chosen one, are answered with the total', () => {
  const total = totalShop([line()], toronto, to('CA', 'ON'));
  expect(total.options.map(({ choice }) => choice.kind)).toEqual(['ship', 'pickup']);
  expect(total).toMatchObject({ problem: null, delivery: { choice: { kind: 'ship', rateId } } });
  const unsent = totalShop([line()], toronto, to('AU', 'NSW'));
  expect(unsent).toMatchObject({
    ...{ problem: 'uncovered', delivery: null, shipping: null, taxes: [] },
    options: [{ choice: { kind: 'pickup' } }],
    lines: [{ taxes: [], net: { amount: 10_000 }, gross: { amount: 10_000 } }],
  });
});

const lines = fc.array(
  fc.record({
    item: fc.integer({ min: 1, max: 1_000 }),
    price: fc.integer({ min: 1, max: 5_000_000 }),
    quantity: fc.integer({ min: 1, max: 99 }),
    weight: fc.constant(null),
    shippingSupport: fc.constantFrom('FIXED_RATE', 'INCLUDED', 'PICKUP_ONLY'),
    category: fc.constantFrom('standard', 'service', 'exempt', 'books', 'groceries'),
  }),
  { minLength: 1, maxLength: 12 },
);
const places = fc.constantFrom('ON', 'QC', 'BC', 'AB', 'NS', 'MB', 'SK');

test('every total is the sum of its lines and its shipping, to the cent', () => {
  fc.assert(
    fc.property(lines, places, fc.boolean(), (drawn, region, isAustralian) => {
      const shop = isAustralian ? sydney : toronto;
      const terms = isAustralian ? to('AU', 'QLD') : to('CA', region);
      const total = totalShop(drawn, shop, terms);
      const { currency } = shop;
      const sumOf = (amounts: readonly { readonly amount: number }[]) =>
        amounts.reduce((sum, { amount }) => sum + amount, 0);
      const parts = [...total.lines, ...(total.shipping ? [total.shipping] : [])];
      expect(total.total).toEqual(
        sumMoney(
          parts.map(({ gross }) => gross),
          currency,
        ),
      );
      expect(sumOf(total.taxes.map(({ amount }) => amount))).toBe(
        sumOf(parts.flatMap(({ taxes }) => taxes.map(({ amount }) => amount))),
      );
      for (const { net, taxes, gross } of parts) {
        expect(net.amount + sumOf(taxes.map(({ amount }) => amount))).toBe(gross.amount);
      }
      const charged = total.subtotal.amount + (total.shipping?.amount.amount ?? 0);
      const added = isAustralian ? 0 : sumOf(total.taxes.map(({ amount }) => amount));
      expect(total.total.amount).toBe(charged + added);
    }),
    { numRuns: 300 },
  );
});

test('the order of lines changes no total of theirs', () => {
  fc.assert(
    fc.property(lines, places, (drawn, region) => {
      const there = totalShop(drawn, toronto, to('CA', region));
      const back = totalShop(drawn.toReversed(), toronto, to('CA', region));
      expect(back.subtotal).toEqual(there.subtotal);
      expect(back.lines.map(({ gross }) => gross).toReversed()).toEqual(
        there.lines.map(({ gross }) => gross),
      );
    }),
    { numRuns: 100 },
  );
});
