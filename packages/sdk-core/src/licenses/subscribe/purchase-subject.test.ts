import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readPurchaseSubject, writePurchaseSubject } from './purchase-subject.ts';

const word = fc.option(fc.stringMatching(/^[A-Za-z0-9][A-Za-z0-9_-]{2,35}$/), { nil: undefined });

test('what is written is read, and fits into a confirmation', () => {
  fc.assert(
    fc.property(
      fc.record({
        listingId: fc.integer({ min: 1 }),
        tier: word,
        custom_code: word,
        coupon: word,
        payment_method: word,
        renews: fc.boolean(),
      }),
      (terms) => {
        const subject = writePurchaseSubject(terms);
        expect(readPurchaseSubject(subject)).toEqual(terms);
        expect(subject.length).toBeLessThanOrEqual(200);
      },
    ),
  );
});

test.each(['', '7', '7 - - - -', '7 - - - - never', 'x - - - - once', '7 a b c d e once'])(
  'nothing is read from “%s”',
  (subject) => {
    expect(readPurchaseSubject(subject)).toBeUndefined();
  },
);
