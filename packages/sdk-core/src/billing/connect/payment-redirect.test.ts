import { expect, test } from 'vitest';
import { createPaymentRedirect, paymentRedirectKey } from './payment-redirect.ts';

const day = 86_400_000;

function open(text?: string) {
  const kept = new Map(text === undefined ? [] : [[paymentRedirectKey, text]]);
  const clock = { time: 1_767_225_600_000, now: () => clock.time };
  const redirect = createPaymentRedirect(clock, {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  });
  return { kept, clock, redirect };
}

test('an action is kept for a day, until it is cleared', () => {
  const { redirect, clock, kept } = open();
  expect(redirect.read()).toBeUndefined();
  redirect.set('partner_application');
  redirect.set('shop_registration');
  expect(kept.get('boardwalk.payment-redirect')).toBe(
    '{"action":"shop_registration","at":1767225600000}',
  );
  expect([redirect.read(), redirect.read()]).toEqual(['shop_registration', 'shop_registration']);
  clock.time += day - 1;
  expect(redirect.read()).toBe('shop_registration');
  clock.time += 1;
  expect(redirect.read()).toBeUndefined();
  clock.time -= day;
  redirect.clear();
  expect([redirect.read(), kept.size]).toEqual([undefined, 0]);
});

test.each([
  '',
  'null',
  '3',
  '[]',
  '{"action":',
  '{"action":"shop_registration"}',
  '{"action":"shop_registration","at":"now"}',
  '{"action":"shop_registration","at":"1767225600000"}',
  '{"action":"shop_registration","at":1767312000000}',
  '{"action":"https://evil.example","at":1767225600000}',
  '{"action":["shop_registration"],"at":1767225600000}',
])('%s is no action', (text) => {
  expect(open(text).redirect.read()).toBeUndefined();
});

test('a browser that keeps nothing has none', () => {
  const full = createPaymentRedirect(
    { now: () => 0 },
    {
      getItem: () => null,
      setItem() {
        throw new Error('full');
      },
      removeItem: () => undefined,
    },
  );
  full.set('shop_registration');
  expect(full.read()).toBeUndefined();
  const none = createPaymentRedirect({ now: () => 0 });
  none.set('shop_registration');
  none.clear();
  expect(none.read()).toBeUndefined();
});
