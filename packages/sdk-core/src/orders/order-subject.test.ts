import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type OrderTerms, readOrderSubject, writeOrderSubject } from './order-subject.ts';

const line = fc.string({ maxLength: 20 });
const address = fc.record({
  ...{ recipient: line, company: line, line1: line, line2: line, city: line, state: line },
  postalCode: line,
  countryCode: fc.constantFrom('CA' as const, 'US' as const, 'AU' as const),
  phone: fc.option(
    fc.record({
      country: fc.constantFrom('CA' as const, 'US' as const),
      code: fc.constant(1 as const),
      number: fc.stringMatching(/^\d{10}$/),
    }),
    { nil: null },
  ),
});
const shop = fc.record({
  id: fc.stringMatching(/^[a-z][a-z0-9-]{2,30}$/),
  delivery: fc.oneof(
    fc.constant({ kind: 'pickup' as const }),
    fc.record({
      kind: fc.constant('ship' as const),
      rateId: fc.option(fc.uuid(), { nil: null }),
    }),
  ),
  note: fc.string({ maxLength: 40 }),
});
const terms: fc.Arbitrary<OrderTerms> = fc.record({
  payment_method: fc.stringMatching(/^pm_[A-Za-z0-9]{2,30}$/),
  address: fc.option(address, { nil: null }),
  shops: fc.array(shop, { minLength: 1, maxLength: 5 }),
});

test('what is written is read', () => {
  fc.assert(
    fc.property(terms, (of) => {
      expect(readOrderSubject(writeOrderSubject(of))).toEqual(of);
    }),
  );
});

test('two orders that differ in anything have different subjects', () => {
  fc.assert(
    fc.property(terms, terms, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other);
      expect(writeOrderSubject(one) === writeOrderSubject(other)).toBe(isSame);
    }),
  );
});

test.each(['', 'x', '{}', '[]', '["pm_1",null]', '["pm_1",null,7]'])(
  'nothing is read from “%s”',
  (subject) => {
    expect(readOrderSubject(subject)).toBeUndefined();
  },
);
