import type { PaymentIntent } from '@stripe/stripe-js';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { putStripe } from '../../billing/shared/payment/testing/put-stripe.fixture.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import table from './bw-checkout.element.tsx';
import {
  calls,
  card,
  columns,
  corner,
  invoice,
  kept,
  licenseId,
  licenseIn,
  openCheckout,
  plan,
} from './checkout.fixture.ts';

registerElement(table);

const pay = role('button', { name: 'Pay $1,084.80' });

/** The bank's page, which is left as a card is that it has let through. */
function addBank() {
  const paymentIntent = { id: 'pi_1', status: 'succeeded' } as PaymentIntent;
  const handleNextAction = vi.fn(async () => ({ paymentIntent }));
  putStripe(() => ({ handleNextAction }));
  return handleNextAction;
}

let keys = 0;

/** Where the provider's script is; a page keeps the provider of a key. */
function script() {
  keys += 1;
  const publishableKey = `pk_test_checkout_${keys}`;
  return { 'GET /stripe/script': { url: 'https://pay.example/s.js', publishableKey } };
}

test('a purchase is reviewed by its invoice, paid and told once', async () => {
  const { api, element } = openCheckout();
  const told = vi.fn();
  element.addEventListener('bw-license-bought', told);
  await expect.element(role('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  await expect.element(words('Broad Street')).toBeVisible();
  await expect.element(words('$124.80')).toBeVisible();
  await expect.element(words('The licence is due on Nov 26, 2027')).toBeVisible();
  await expect.element(words('Your places are kept until')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.dblClick(pay);
  await expect.element(role('heading', { name: 'Your places are yours' })).toBeVisible();
  await expect.poll(() => told.mock.calls.length).toBe(1);
  const [bought, ...more] = api.callsOf(calls.subscribe);
  expect(more).toEqual([]);
  expect(JSON.parse(bought?.replace(`${calls.subscribe} `, '') ?? '')).toEqual({
    tier: plan.id,
    seats: [12, 15],
    total: invoice.total,
    payment_method: 'pm_4242',
  });
  expect(element.getAttribute('license')).toBe(licenseId);
  await expectAccessible(document.body);
});

test('boards have no number in place of a name that is still on its way', async () => {
  let answerMap: (map: Response) => void = () => {};
  const map = new Promise<Response>((resolve) => {
    answerMap = resolve;
  });
  openCheckout({ 'POST /billboard/search': () => map });
  await expect.element(pay).toBeVisible();
  expect(
    role('listitem')
      .elements()
      .map(({ textContent }) => textContent),
  ).not.toContain('Board 12');
  answerMap(new Response(null, { status: 503 }));
  await expect.element(words('Board 12')).toBeVisible();
});

test('it says how much of the plan stays unused, what the licence has already counted', async () => {
  openCheckout();
  await expect.element(words('2 of 8 boards chosen. You can add 6 more')).toBeVisible();
  document.body.replaceChildren();
  openCheckout({ [calls.holds]: () => ({ ...kept([12, 15]), subscribed: [3, 4, 5, 6, 7, 8] }) });
  await expect.element(words('Your places are kept until')).toBeVisible();
  await expect.element(words('boards chosen')).not.toBeInTheDocument();
});

test('places whose time is over can be taken again', async () => {
  const answers = [kept([12, 15], 300), kept([12, 15])];
  const { api } = openCheckout({ [calls.holds]: () => answers.shift() });
  await role('button', { name: 'Take them again' }).click();
  await expect.element(words('Your places are kept until')).toBeVisible();
  expect(api.callsOf(calls.holds)).toHaveLength(2);
});

test('a coupon is asked of the server, which prices it; no renewal is offered', async () => {
  const less = { ...invoice, discount: { amount: 9_600, currency: 'CAD' } };
  const { api } = openCheckout({
    [calls.preview]: ({ body }: RequestInit) => (String(body).includes('SPRING') ? less : invoice),
  });
  await userEvent.fill(role('textbox', { name: 'Coupon' }), ' SPRING ');
  await userEvent.keyboard('{Enter}');
  await expect.element(words('−$96.00')).toBeVisible();
  await expect
    .element(words('It ends on the due date, and does not renew by itself.'))
    .toBeVisible();
  await expect.element(role('checkbox')).not.toBeInTheDocument();
  expect(api.callsOf(calls.preview).join()).not.toContain('renews');
  await role('button', { name: 'Take the coupon out' }).click();
  await expect.poll(() => words('−$96.00').elements()).toEqual([]);
});

test('a card that is declined can be changed for another', async () => {
  const { api } = openCheckout({ [calls.subscribe]: () => problem('payment-required') });
  await pay.click();
  await expectText(role('alert'), 'The card was declined. Nothing was charged. Try another card.');
  await pay.click();
  await expect.poll(() => api.callsOf(calls.subscribe).length).toBe(2);
});

test('why a card was declined is said', async () => {
  const fields = [{ path: 'body.payment_method', message: 'expired-card' }];
  const declined = { type: '/problems/payment-required', code: 'payment-required', fields };
  openCheckout({ [calls.subscribe]: () => Response.json(declined, { status: 402 }) });
  await pay.click();
  const reason = 'The card was declined: the card has expired. Nothing was charged.';
  await expectText(role('alert'), reason);
});

test('the card that is charged is named, and another can be chosen', async () => {
  openCheckout();
  await expect.element(words('Paid with Visa ending in 4242')).toBeVisible();
  await role('button', { name: 'Choose another card' }).click();
  await expect.element(role('heading', { name: /Step 4 of 5/ })).toBeVisible();
});

test('a bank that asks is answered in its own page, and the purchase goes on', async () => {
  const bank = addBank();
  const states = ['ACTIVE'];
  const { api } = openCheckout({
    ...script(),
    [calls.subscribe]: { license: licenseIn('PENDING'), client_secret: 'pi_1_secret_a' },
    [calls.payment]: () => ({ license: licenseIn(states.shift() ?? ''), client_secret: null }),
  });
  await pay.click();
  await expect.element(role('heading', { name: 'Your places are yours' })).toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe('Your places are yours');
  expect(bank).toHaveBeenCalledExactlyOnceWith({ clientSecret: 'pi_1_secret_a' });
  expect(api.callsOf(calls.subscribe)).toHaveLength(1);
});

test('a licence that is on its way is gone on with after a reload', async () => {
  const bank = addBank();
  const answers = [
    { license: licenseIn('PENDING'), client_secret: 'pi_1_secret_a' },
    { license: licenseIn('PENDING'), client_secret: null },
    { license: licenseIn('FAILED'), client_secret: null },
  ];
  const { element } = openCheckout(
    { ...script(), [calls.payment]: () => answers.shift() },
    { license: licenseId },
  );
  await role('button', { name: 'Go on at the bank' }).click();
  await expectText(role('status'), 'Your payment is on its way');
  expect(bank).toHaveBeenCalledOnce();
  await role('button', { name: 'Look again' }).click();
  await expectText(role('alert'), 'The purchase came to nothing');
  await expectAccessible(document.body);
  await role('button', { name: 'Begin again' }).click();
  await expect.element(pay).toBeVisible();
  expect(element.hasAttribute('license')).toBe(false);
});

test.each([
  ['ENDED', 'refunding', 'Your money is on its way back to your card.'],
  ['ENDED', 'refunded', 'Your money was paid back to your card.'],
  ['ENDED', 'charged-back', 'Your bank has taken the money back.'],
  ['FAILED', 'refunding', 'Your money is on its way back to your card.'],
] as const)('a licence that is %s says that its money is %s', async (state, returned, text) => {
  const over = { ...licenseIn(state), returned };
  openCheckout({ [calls.payment]: { license: over, client_secret: null } }, { license: licenseId });
  await expect.element(words(text)).toBeVisible();
  await expectAccessible(document.body);
});

test('the receipt leads to one’s boards, and stays once the licence is over', async () => {
  const item = { kind: 'plan', planId: plan.id, boards: [12] };
  const over = { ...licenseIn('ENDED'), seats: [], invoice: { ...invoice, lines: [{ item }] } };
  openCheckout({ [calls.payment]: { license: over, client_secret: null } }, { license: licenseId });
  await expect.element(role('heading', { name: 'This licence has ended.' })).toBeVisible();
  await expect.element(words('Albert Street')).toBeVisible();
  await expect.element(words('$1,084.80')).toBeVisible();
  await expect.element(words('You have the receipt by mail')).not.toBeInTheDocument();
  await expect.element(words('The licence is due on')).not.toBeInTheDocument();
  await expect
    .element(role('link', { name: 'See my boards' }))
    .toHaveAttribute('href', `${location.origin}/dashboard/boards`);
  await expectAccessible(document.body);
});

test('a board that is sold no more has its name on the receipt', async () => {
  const retired = { id: 15, name: 'Old Mill Road', isRetired: true };
  const map = { ...columns, ids: [12], lats: [4_300_000], lngs: [-7_900_000] };
  const sold = { ...map, names: ['Albert Street'], taken: [0], capacities: [8], services: [0] };
  openCheckout(
    {
      'POST /billboard/search': ({ body }: RequestInit) =>
        String(body) === '{"ids":[15]}' ? { results: [retired], total: 1 } : { columns: sold },
    },
    { license: licenseId },
  );
  await expect.element(words('Old Mill Road')).toBeVisible();
  await expect.element(words('Albert Street')).toBeVisible();
});

test('a plan is chosen among all, by keys', async () => {
  const { element } = openCheckout({}, { 'plan-id': '', billboards: '12' });
  await expect.element(role('radio', { name: /Corner/ })).toBeVisible();
  await expectAccessible(document.body);
  role('radio', { name: /Corner/ })
    .element()
    .closest('input')
    ?.focus();
  await userEvent.keyboard(' ');
  await expect.poll(() => element.getAttribute('plan-id')).toBe(corner.id);
});

test('the only card is chosen by itself, though it is the default for nothing', async () => {
  openCheckout({ 'GET /customer/cards': [{ ...card, defaultFor: [] }] });
  await expect.element(pay).toBeVisible();
  await expect.element(words('To be paid with Visa ending in 4242')).toBeVisible();
});

test('a card that is picked stays in sight, and going on is a press of its own', async () => {
  const { element } = openCheckout({ 'GET /customer/cards': [] });
  await expect.element(role('heading', { name: /Step 4 of 5/ })).toBeVisible();
  const cards = element.shadowRoot?.querySelector('bw-cards');
  cards?.dispatchEvent(
    new CustomEvent('bw-card-select', {
      bubbles: true,
      composed: true,
      cancelable: true,
      detail: { payment_id: 'pm_1' },
    }),
  );
  await expect.poll(() => cards?.getAttribute('selected')).toBe('pm_1');
  await expect.element(role('heading', { name: /Step 4 of 5/ })).toBeVisible();
  await role('button', { name: 'Continue' }).click();
  await expect.element(pay).toBeVisible();
});

test('a visitor comes to the boards, and nothing is kept for them', async () => {
  const { api } = openCheckout({ 'GET /user/': null });
  await expect.element(role('heading', { name: /Step 2 of 5/ })).toBeVisible();
  expect(api.callsOf(calls.holds)).toEqual([]);
});

test('plans that can’t be had are asked for again', async () => {
  let isDown = true;
  openCheckout({ 'GET /license/plans': () => (isDown ? problem('internal') : [plan]) });
  await expect.element(role('alert')).toBeVisible();
  isDown = false;
  await role('button', { name: 'Try again' }).click();
  await expect.element(pay).toBeVisible();
});

test('it speaks French', async () => {
  openCheckout({}, { locale: 'fr-CA' });
  await expect.element(role('heading', { name: 'Paiement', level: 1 })).toBeVisible();
  await expect.element(role('button', { name: /^Payer 1.084,80/ })).toBeVisible();
});

test.each([320, 1440])('it fits %d px, from right to left as well', async (width) => {
  document.documentElement.dir = 'rtl';
  const { element } = openCheckout();
  narrow(element, width);
  await expect.element(pay).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(document.body);
});
