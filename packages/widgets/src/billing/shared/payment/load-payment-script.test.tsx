import { expect, test, vi } from 'vitest';
import { loadPaymentScript } from './load-payment-script.ts';
import { createProvider } from './payment-provider.ts';
import { putStripe } from './testing/put-stripe.fixture.ts';

let keys = 0;

/** Each has a key that no other test has: a page keeps a provider by its key. */
function script() {
  keys += 1;
  return { url: 'https://pay.example/endive/stripe.js', publishableKey: `pk_test_load_${keys}` };
}

test('many that ask at once, and later, have one provider of a key and language', async () => {
  const createStripe = vi.fn(() => ({}));
  putStripe(createStripe);
  const own = script();
  const [first, second] = await Promise.all([
    loadPaymentScript(own, 'fr-CA'),
    loadPaymentScript(own, 'fr-CA'),
  ]);
  expect(second).toEqual(first);
  expect(await loadPaymentScript(own, 'fr-CA')).toEqual(first);
  expect(createStripe.mock.calls).toEqual([[own.publishableKey, { locale: 'fr-CA' }]]);
  await loadPaymentScript(own, 'en-US');
  expect(createStripe).toHaveBeenLastCalledWith(own.publishableKey, { locale: 'en' });
  await loadPaymentScript(script(), 'fr-CA');
  expect(createStripe).toHaveBeenCalledTimes(3);
});

test('a key that the script has refused is asked for anew', async () => {
  let isKnown = false;
  putStripe((key) => {
    if (isKnown) return {};
    throw new Error(`${key} is not known`);
  });
  const own = script();
  await expect(loadPaymentScript(own, 'fr-CA')).rejects.toThrow('is not known');
  isKnown = true;
  expect(await loadPaymentScript(own, 'fr-CA')).toMatchObject({ state: 'ready' });
});

test('without a script on the page none is inserted from the provider’s address', async () => {
  await expect(createProvider('pk_test_none', 'fr-CA', null)).rejects.toThrow('is not on the page');
  expect(document.querySelector('script[src*="stripe.com"]')).toBeNull();
});
