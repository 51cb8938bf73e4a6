import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type CheckoutDraft, emptyDraft, readCheckoutDraft } from './checkout-draft.ts';

const draft: CheckoutDraft = {
  address: {
    ...{ recipient: 'Rosa', company: '', line1: '12 Elm St', line2: '', city: 'Hamilton' },
    ...{ state: 'ON', postalCode: 'L8P 1A1', countryCode: 'CA' },
    phone: { country: 'CA', code: 1, number: '9055550123' },
  },
  isFetched: true,
  typed: { 'shipping.city': 'Hamilton' },
  cardId: 'pm_1',
  declinedCardId: 'pm_2',
  orderId: '23456789AB',
};

test('what a browser stores is found again', () => {
  expect(readCheckoutDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(readCheckoutDraft(undefined)).toEqual(emptyDraft);
});

test('an address that is not whole is none', () => {
  const { city: _, ...half } = { ...draft.address };
  expect(readCheckoutDraft({ ...draft, address: half }).address).toBeNull();
  expect(
    readCheckoutDraft({ ...draft, address: { ...draft.address, countryCode: 'FR' } }).address,
  ).toBeNull();
});

test('whatever else stands there is read as a draft', () => {
  fc.assert(
    fc.property(fc.anything(), (stored) => {
      expect(Object.keys(readCheckoutDraft(stored)).sort()).toEqual(Object.keys(emptyDraft).sort());
    }),
  );
});
