import { describe, expect, test } from 'vitest';
import { readCouponForm, readPercentage } from './read-coupon-form.ts';

test.each([
  ['15', 15],
  ['12.5', 12.5],
  ['0.01', 0.01],
  ['100 %', 100],
  ['33.33', 33.33],
])('%s is a percentage', (text, percents) => {
  expect(readPercentage(text, 'en-CA')).toBe(percents);
});

test.each(['', '0', '-5', '100.01', '9.975', '1e1', 'NaN', 'ten', '999999999999'])(
  '"%s" is none',
  (text) => expect(readPercentage(text, 'en-CA')).toBe(undefined),
);

test('in French a comma divides', () => {
  expect(readPercentage('12,5', 'fr-CA')).toBe(12.5);
});

describe('a form', () => {
  const read = (fields: Readonly<Record<string, string>>) => {
    const data = new FormData();
    const all = {
      ...{ coupon_code: 'spring-10', nickname: ' ', kind: 'percentage', percent_off: '10' },
      ...{ duration: 'forever', redemption_date: '', most_redemptions: '' },
      ...fields,
    };
    for (const [name, value] of Object.entries(all)) data.set(name, value);
    return readCouponForm(data, { locale: 'en-CA', timeZone: 'America/Toronto' });
  };

  test('leaves out what is empty', () => {
    const coupon = { coupon_code: 'SPRING-10', percent_off: 10, duration: 'forever' };
    expect(read({})).toEqual(coupon);
  });

  test('ends with its last day, where its administrator is', () => {
    expect(read({ redemption_date: '2027-03-14' })?.redemption_date).toBe(
      '2027-03-15T03:59:59.999Z',
    );
  });

  test('of no code, or nothing to take off, is none', () => {
    expect(read({ coupon_code: 'a b' })).toBe(undefined);
    expect(read({ percent_off: '0' })).toBe(undefined);
    expect(read({ kind: 'amount', amount_off: '', 'amount_off.currency': 'CAD' })).toBe(undefined);
  });
});
