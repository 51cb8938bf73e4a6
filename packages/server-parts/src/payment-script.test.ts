import { expect, test } from 'vitest';
import { readPaymentScriptSource } from './payment-script.ts';

test('unless a sandbox stands in its place, the script is the provider’s', () => {
  expect(readPaymentScriptSource({})).toEqual({
    url: 'https://js.stripe.com/endive/stripe.js',
    scripts: ['https://js.stripe.com', 'https://*.js.stripe.com'],
    frames: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
    calls: ['https://api.stripe.com'],
  });
  const sandbox = 'http://pay.localhost:4602';
  expect(readPaymentScriptSource({ BOARDWALK_STRIPE_SANDBOX: sandbox })).toEqual({
    url: 'http://pay.localhost:4602/endive/stripe.js',
    scripts: [sandbox],
    frames: [sandbox],
    calls: [sandbox],
  });
});

test.each([
  ['demo', 'https://js.stripe.com', 'is for the demo'],
  ['demo', 'https://evil.example', 'is for the demo'],
  ['demo', 'http://pay.localhost.evil.example', 'is for the demo'],
  ['demo', "http://pay.localhost:4102;script-src 'unsafe-inline'", 'must be an origin'],
  ['demo', 'javascript:alert(1)', 'must be an origin'],
  ['live', 'http://pay.localhost:4102', 'is for the demo'],
])('in %s mode no sandbox is at %s', (BOARDWALK_MODE, BOARDWALK_STRIPE_SANDBOX, why) => {
  const read = () => readPaymentScriptSource({ BOARDWALK_MODE, BOARDWALK_STRIPE_SANDBOX });
  expect(read).toThrow(`BOARDWALK_STRIPE_SANDBOX ${why}`);
});
