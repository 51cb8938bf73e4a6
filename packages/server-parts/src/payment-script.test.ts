import { expect, test } from 'vitest';
import { readPaymentScript } from './payment-script.ts';

const provider = 'https://js.stripe.com/endive/stripe.js';

test('the demo takes the sandbox beside the site, live mode the provider', () => {
  expect(readPaymentScript({}, 4_500)).toEqual({
    url: 'http://pay.localhost:4602/endive/stripe.js',
    scripts: ['http://pay.localhost:4602'],
    frames: ['http://pay.localhost:4602'],
    calls: ['http://pay.localhost:4602'],
  });
  expect(readPaymentScript({ BOARDWALK_MODE: 'live' }, 443)).toMatchObject({
    url: provider,
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
  });
});

test('the demo may try the provider’s own, or another sandbox of this machine', () => {
  expect(readPaymentScript({ BOARDWALK_PAYMENT_SCRIPT: provider }, 4_000).url).toBe(provider);
  const other = 'http://localhost:9000/endive/stripe.js';
  expect(readPaymentScript({ BOARDWALK_PAYMENT_SCRIPT: other }, 4_000).scripts).toEqual([
    'http://localhost:9000',
  ]);
});

test.each([
  ['demo', 'https://js.stripe.com/v3/'],
  ['demo', 'https://evil.example/endive/stripe.js'],
  ['demo', 'http://pay.localhost.evil.example/endive/stripe.js'],
  ['demo', "http://pay.localhost:4102/a;script-src 'unsafe-inline'"],
  ['demo', 'javascript:alert(1)'],
  ['live', 'http://pay.localhost:4102/endive/stripe.js'],
])('in %s mode %s is refused', (BOARDWALK_MODE, BOARDWALK_PAYMENT_SCRIPT) => {
  expect(() => readPaymentScript({ BOARDWALK_MODE, BOARDWALK_PAYMENT_SCRIPT }, 4_000)).toThrow(
    `BOARDWALK_PAYMENT_SCRIPT must be ${provider}`,
  );
});
