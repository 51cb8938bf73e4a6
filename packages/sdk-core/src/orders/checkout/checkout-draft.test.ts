import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckoutDraft, emptyDraft, readDraft } from './checkout-draft.ts';

const draft: CheckoutDraft = {
  address: {
    ...{ recipient: 'Rosa', company: '', line1: '12 Elm St', line2: '', city: 'Hamilton' },
    ...{ state: 'ON', postalCode: 'L8P 1A1', countryCode: 'CA' },
    phone: { country: 'CA', code: 1, number: '9055550123' },
  },
  isFetched: true,
  typed: { 'shipping.city': 'Hamilton' },
  cardId: 'pm_1',
  orderId: '23456789AB',
};

test('what a browser stores is found again', () => {
  expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(readDraft(undefined)).toEqual(emptyDraft);
});

test('an address that is not whole is none', () => {
  const { city: _, ...half } = { ...draft.address };
  expect(readDraft({ ...draft, address: half }).address).toBeNull();
  expect(
    readDraft({ ...draft, address: { ...draft.address, countryCode: 'FR' } }).address,
  ).toBeNull();
});

test('whatever else stands there is read as a draft', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(Object.keys(readDraft(stored)).sort()).toEqual(Object.keys(emptyDraft).sort());
    }),
  );
});
