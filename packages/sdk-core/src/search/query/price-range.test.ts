import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPrice, parsePrice } from './price-range.ts';

describe('prices as text', () => {
  test.each([
    ['250000..500000', { min: 25_000_000, max: 50_000_000 }],
    ['..2000 CAD MONTHLY', { max: 200_000, currency: 'CAD', period: 'MONTHLY' }],
    ['19.99..', { min: 1999 }],
    ['..', undefined],
    ['', undefined],
    ['cheap', undefined],
    ['5..4', undefined],
    ['1..2 GBP', undefined],
  ])('"%s"', (text, range) => {
    expect(parsePrice(text)).toEqual(range);
  });

  test('what is written is read again', () => {
    const cents = fc.integer({ min: 0, max: 99_999_999_999 });
    fc.assert(
      fc.property(cents, cents, (one, other) => {
        const range = { min: Math.min(one, other), max: Math.max(one, other) };
        expect(parsePrice(formatPrice(range))).toEqual(range);
      }),
    );
  });

  test('no price is no text', () => {
    expect(formatPrice({ currency: 'CAD' })).toBe('');
  });
});
