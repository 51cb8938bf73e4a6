import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readOrderSubject } from './order-subject.ts';
import { readRetrySubject, writeRetrySubject } from './retry-subject.ts';

const retry = fc.record({
  orderId: fc.stringMatching(/^[2-9A-Z]{10}$/),
  payment_method: fc.stringMatching(/^pm_[A-Za-z0-9]{2,30}$/),
});

test('another card for an order is read as it was written, and is never a first payment', () => {
  fc.assert(
    fc.property(retry, (again) => {
      const subject = writeRetrySubject(again);
      expect(readRetrySubject(subject)).toEqual(again);
      expect(readOrderSubject(subject)).toBeUndefined();
    }),
  );
});
