import { paymentRedirectKey } from '@boardwalk/sdk-core/billing/connect/payment-redirect';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-payment-processors.element.tsx';

registerElement(table);

const processors = 'GET /payment/processors';
const accounts = 'GET /stripe/oauth/accounts';
const begin = 'POST /stripe/oauth/accounts';
const refresh = 'POST /stripe/oauth/accounts/acct_1/refresh';
const url = 'https://pay.example/onboarding';
const begun = {
  id: 'acct_1',
  country: 'AU',
  currency: 'AUD',
  chargesEnabled: false,
  payoutsEnabled: false,
  detailsSubmitted: false,
  required: ['business', 'bankAccount'],
  readAt: '2026-11-01T17:00:00.000Z',
};
const ready = {
  ...begun,
  chargesEnabled: true,
  payoutsEnabled: true,
  detailsSubmitted: true,
  required: [],
};

function open(answers: object = {}) {
  const opened = openWidget(
    'bw-payment-processors',
    {},
    {
      [processors]: [{ name: 'stripe', isSetUp: true, isTest: true }],
      [accounts]: [],
      ...answers,
    },
  );
  const led: string[] = [];
  opened.element.addEventListener('bw-provider-opened', (event) => {
    event.preventDefault();
    led.push((event as CustomEvent).detail.url);
  });
  return { ...opened, led };
}

test('whoever has no account begins one in a country, and is led to the provider', async () => {
  const { api, led } = open({ [begin]: { url } });
  await expect.element(words('Not begun')).toBeVisible();
  await expect.element(words('Payments are in test mode')).toBeVisible();
  await expectAccessible(document.body);
  const country = role('combobox', { name: 'Country of your business or bank account' });
  await expect.element(country).toHaveDisplayValue('Canada');
  await userEvent.selectOptions(country, 'Australia');
  await userEvent.click(role('button', { name: 'Begin at the provider' }));
  await expect.poll(() => led).toEqual([url]);
  expect(api.callsOf(begin)).toEqual([`${begin} {"country":"AU","language":"en"}`]);
  expect(localStorage.getItem(paymentRedirectKey)).toContain('"action":"payment_processors"');
});

test('whoever has begun sees what is still required, and goes on in the same country', async () => {
  const { api, led } = open({ [accounts]: [begun], [begin]: { url } });
  await expect.element(words('Begun, not finished')).toBeVisible();
  await expect.element(role('list', { name: 'Still required' })).toBeVisible();
  await expect.element(words('A bank account')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Continue at the provider' }));
  await expect.poll(() => led).toEqual([url]);
  expect(api.callsOf(begin)).toEqual([`${begin} {"country":"AU","language":"en"}`]);
});

test('an account is read anew, and is ready', async () => {
  let account = begun;
  const { toasts } = open({
    [accounts]: () => [account],
    [refresh]: () => {
      account = ready;
      return ready;
    },
  });
  await userEvent.click(role('button', { name: 'Check again' }));
  await expect.element(words('Ready to be paid')).toBeVisible();
  await expect.poll(() => toasts).toEqual(['This is how your account stands now.']);
  await expect
    .element(role('button', { name: 'Continue at the provider' }))
    .not.toBeInTheDocument();
});

test('while the provider is out of reach nothing is left, and it is said', async () => {
  let isDown = true;
  const { led } = open({ [begin]: () => (isDown ? problem('unavailable') : { url }) });
  const button = role('button', { name: 'Begin at the provider' });
  await userEvent.click(button);
  await expect.element(role('alert')).toBeVisible();
  expect([led, localStorage.length]).toEqual([[], 0]);
  await expectAccessible(document.body);
  isDown = false;
  await userEvent.click(button);
  await expect.poll(() => led).toEqual([url]);
});

test('an account that stands differently by now is shown as it stands', async () => {
  let known: object[] = [];
  open({
    [accounts]: () => known,
    [begin]: () => {
      known = [begun];
      return problem('conflict');
    },
  });
  await userEvent.click(role('button', { name: 'Begin at the provider' }));
  await expect.element(words('Your account stands differently')).toBeVisible();
  await expect.element(words('Begun, not finished')).toBeVisible();
});

test('where nothing is set up nobody can begin', async () => {
  open({ [processors]: [{ name: 'stripe', isSetUp: false, isTest: true }] });
  await expect.element(words('Not set up here')).toBeVisible();
  await expect.element(role('button')).not.toBeInTheDocument();
});

test.each(['checked', 'required'])('an account is shown while it is %s', async (stage) => {
  const account = {
    ...ready,
    payoutsEnabled: false,
    required: stage === 'required' ? ['documents'] : [],
  };
  open({ [accounts]: [account] });
  const said = stage === 'required' ? 'More is required' : 'The provider is checking';
  await expect.element(words(said)).toBeVisible();
});

test('a visitor is asked to sign in', async () => {
  open({ [accounts]: problem('unauthorized') });
  await expect.element(role('link', { name: 'Sign in' })).toBeVisible();
});
