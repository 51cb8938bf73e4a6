import { expect, test } from 'vitest';
import { readPaymentSettings } from './payment-settings.ts';

const keys = {
  BOARDWALK_STRIPE_SECRET_KEY: 'sk_test_1234',
  BOARDWALK_STRIPE_PUBLISHABLE_KEY: 'pk_test_1234',
  BOARDWALK_STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

test('one secret each, or several while one is exchanged', () => {
  expect(readPaymentSettings(keys, 'demo')).toMatchObject({
    webhookSecrets: ['whsec_1'],
    connectSecrets: [],
  });
  const exchanged = {
    ...keys,
    BOARDWALK_STRIPE_WEBHOOK_SECRET: 'whsec_old, whsec_new',
    BOARDWALK_STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_theirs,whsec_next',
  };
  expect(readPaymentSettings(exchanged, 'demo')).toMatchObject({
    webhookSecrets: ['whsec_old', 'whsec_new'],
    connectSecrets: ['whsec_theirs', 'whsec_next'],
  });
});

test.each([
  ['BOARDWALK_STRIPE_WEBHOOK_SECRET', 'whsec_1,'],
  ['BOARDWALK_STRIPE_WEBHOOK_SECRET', 'whsec_1,sk_test_1234'],
  ['BOARDWALK_STRIPE_CONNECT_WEBHOOK_SECRET', 'we_1'],
])('%s=%s is refused by its name, and not repeated', (name, value) => {
  const environment = { ...keys, [name]: value };
  expect(() => readPaymentSettings(environment, 'demo')).toThrow(
    new RegExp(`^${name} must begin with whsec_ in this mode\\.$`),
  );
});

test('a secret for connected accounts alone is no way to sell', () => {
  const environment = { BOARDWALK_STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_1' };
  expect(() => readPaymentSettings(environment, 'demo')).toThrow('belong together');
});
