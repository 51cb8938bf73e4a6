import { describe, expect, test } from 'vitest';
import { cardBrands, cardExpiry, daysOfNotice, isExpired, isExpiringSoon } from './card-rules.ts';

const november = { expiryMonth: 11, expiryYear: 2026 };
const transfer = { expiryMonth: null, expiryYear: null };
const at = (instant: string) => Date.parse(instant);

test('brands are those of the specification', () => {
  expect(cardBrands).toEqual(['visa', 'mastercard', 'amex', 'ElectronicTransfer']);
  expect(daysOfNotice).toBe(30);
});

test.each([
  [11, 2026, '2026-12-01T00:00:00.000Z'],
  [12, 2026, '2027-01-01T00:00:00.000Z'],
  [1, 2027, '2027-02-01T00:00:00.000Z'],
])('a card of %d/%d pays until %s', (expiryMonth, expiryYear, end) => {
  const expiry = cardExpiry({ expiryMonth, expiryYear });
  expect(expiry).toBe(at(end));
});

test.each([
  ['2026-11-30T23:59:59.999Z', false],
  ['2026-12-01T00:00:00.000Z', true],
  ['2030-01-01T00:00:00.000Z', true],
])('on %s a card of November 2026 has expired: %s', (now, expected) => {
  expect(isExpired(november, at(now))).toBe(expected);
});

test.each([
  ['2026-10-31T23:59:59.999Z', false],
  ['2026-11-01T00:00:00.000Z', true],
  ['2026-11-30T23:59:59.999Z', true],
  ['2026-12-01T00:00:00.000Z', false],
])('on %s it expires soon: %s', (now, expected) => {
  expect(isExpiringSoon(november, at(now))).toBe(expected);
});

describe('a transfer', () => {
  test.each([transfer, { ...november, expiryMonth: null }, { ...november, expiryYear: null }])(
    'does not expire: %j',
    (card) => {
      expect(cardExpiry(card)).toBeUndefined();
      expect(isExpired(card, at('2099-01-01T00:00:00Z'))).toBe(false);
      expect(isExpiringSoon(card, at('2026-11-15T00:00:00Z'))).toBe(false);
    },
  );
});
