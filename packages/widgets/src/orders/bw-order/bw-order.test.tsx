import type { PaymentIntent } from '@stripe/stripe-js';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { putStripe } from '../../billing/shared/payment/testing/put-stripe.fixture.ts';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import {
  calls,
  halfPaid,
  koalaPayment,
  orderId,
  orderIn,
} from '../shared/testing/orders.fixture.ts';
import table from './bw-order.element.tsx';
import { openOrder, pickCard } from './order.fixture.ts';

registerElement(table);

const failed = orderIn(
  'FAILED',
  { state: 'failed', paidAt: null },
  { retryUntil: '2026-12-01T12:00:00.000Z' },
);
const open = orderIn('OPEN', { state: 'open', paidAt: null });
const step = { group: 'CA:CAD', client_secret: null, account: null };
const cancelled = orderIn('CANCELLED', { state: 'cancelled', paidAt: null });

let keys = 0;

/** Where the provider's script is; a page keeps the provider of a key. */
function script() {
  keys += 1;
  const publishableKey = `pk_test_order_${keys}`;
  return { 'GET /stripe/script': { url: 'https://pay.example/s.js', publishableKey } };
}

test('a receipt says what each shop sends, when, what it took, and whom to ask', async () => {
  openOrder();
  await expect.element(role('heading', { name: `Order ${orderId}`, level: 1 })).toBeVisible();
  for (const said of [
    'Paid',
    'Maple Pottery sends it to you. It should be there in 3 to 5 days.',
    'Salt-glazed mug',
    'Delivery: Regular',
    'HST (13%)',
    '$34.45',
    'Total of Maple Pottery',
    '12 Elm St',
    'Visa ending in 4242',
    'Leave it at the door.',
    'Write to hello@maple.example',
  ]) {
    await expect.element(words(said).first()).toBeVisible();
  }
  await expect.element(role('link', { name: 'Call (905) 555-0123' })).toBeVisible();
  expect(role('link', { name: 'Invoice' }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('each shop’s part leads to its invoice, once it is paid', async () => {
  const paid = orderIn('PAID');
  const [part] = paid.shops;
  const invoice = { id: 'abcdefgh0123', number: '2026-000042' };
  openOrder({ [calls.read]: { ...paid, shops: [{ ...part, invoice }] } });
  const link = role('link', { name: `Invoice 2026-000042, ${part?.shop.name}` });
  await expect
    .element(link)
    .toHaveAttribute(
      'href',
      expect.stringContaining(`/shop/${part?.shop.id}/invoices/${invoice.id}`),
    );
});

test('what was just paid is thanked for, and read on there by who uses keys', async () => {
  openOrder({}, { thanks: '' });
  await expect
    .element(role('heading', { name: 'Thank you, your order is paid', level: 1 }))
    .toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe('Thank you, your order is paid');
  await expect.element(words(`Order ${orderId}`)).toBeVisible();
});

test('what was declined is tried with another card, on the same order, once', async () => {
  const { api, element, toasts } = openOrder({
    [calls.read]: failed,
    [calls.finish]: { order: orderIn('PAID'), steps: [] },
  });
  await expectText(role('alert'), 'You can try another card until');
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Pay $299.45' }));
  await expect.poll(() => toasts).toEqual(['Choose a card first.']);
  await pickCard(element, 'pm_0005');
  await userEvent.dblClick(role('button', { name: 'Pay $299.45' }));
  await expect.element(words('It should be there in 3 to 5 days.')).toBeVisible();
  await expect.poll(() => focused()?.textContent).toBe('Thank you, your order is paid');
  expect(api.callsOf(calls.finish)).toEqual([`${calls.finish} {"payment_method":"pm_0005"}`]);
});

test('why a card was declined stands at its payment, also on a page that is loaded later', async () => {
  const [payment] = failed.payments;
  const declined = { ...failed, payments: [{ ...payment, declined: 'insufficient-funds' }] };
  openOrder({ [calls.read]: declined });
  await expect
    .element(
      words('$299.45 for Maple Pottery was declined: there is not enough money on the card.'),
    )
    .toBeVisible();
});

test('of two payments, the one that is out is named, and can be cancelled', async () => {
  const rest = { ...halfPaid, state: 'PAID', retryUntil: null } as const;
  const { api } = openOrder({
    [calls.read]: halfPaid,
    [calls.cancel]: {
      ...rest,
      payments: [{ ...koalaPayment, state: 'cancelled' }, ...halfPaid.payments.slice(1)],
    },
  });
  await expectText(role('alert'), 'One part is paid. Another is not: Koala Crafts.');
  await expect.element(words('Koala Crafts starts once its part is paid.')).toBeVisible();
  await expectAccessible(document.body);
  await role('button', { name: 'Cancel what is not paid' }).click();
  await role('dialog').getByRole('button', { name: 'Cancel what is not paid' }).click();
  await expect.element(words('Nothing comes from Koala Crafts')).toBeVisible();
  expect(api.callsOf(calls.cancel)).toHaveLength(1);
});

test('the bank is asked for each payment in turn, on the account that is charged', async () => {
  const asked: unknown[] = [];
  const paymentIntent = { id: 'pi_1', status: 'succeeded' } as PaymentIntent;
  putStripe((_, options) => ({
    handleNextAction: vi.fn(async ({ clientSecret }) => {
      asked.push([clientSecret, options?.stripeAccount]);
      return { paymentIntent };
    }),
  }));
  const both = {
    ...halfPaid,
    state: 'OPEN',
    payments: halfPaid.payments.map((payment) => ({ ...payment, state: 'open', paidAt: null })),
  };
  const steps = [
    { ...step, group: 'AU:koala-crafts', client_secret: 'pi_au_secret', account: 'acct_1' },
    { ...step, client_secret: 'pi_ca_secret' },
  ];
  const answers = [
    { order: both, steps },
    { order: orderIn('PAID'), steps: [] },
  ];
  const { api } = openOrder({
    ...script(),
    [calls.read]: both,
    [calls.finish]: () => answers.shift(),
  });
  await expect.element(words('Your bank wants to know that it is you.')).toBeVisible();
  await expectAccessible(document.body);
  await role('button', { name: 'Go on at the bank' }).click();
  await expect.element(words('It should be there in 3 to 5 days.')).toBeVisible();
  expect(asked).toEqual([
    ['pi_au_secret', 'acct_1'],
    ['pi_ca_secret', undefined],
  ]);
  expect(api.callsOf(calls.finish)).toHaveLength(2);
});

test('a payment on its way can be looked at again, and cancelled', async () => {
  const { api } = openOrder({
    [calls.read]: open,
    [calls.finish]: { order: open, steps: [] },
    [calls.cancel]: cancelled,
  });
  await expect.element(words('Your payment is on its way.')).toBeVisible();
  await role('button', { name: 'Look again' }).click();
  await expect.poll(() => api.callsOf(calls.finish).length).toBe(2);
  await role('button', { name: 'Cancel the order' }).click();
  await role('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect.element(words('You have cancelled this order.')).toBeVisible();
});

test('what is paid at that moment is not cancelled, which its dialog says', async () => {
  openOrder({
    [calls.read]: open,
    [calls.finish]: { order: open, steps: [] },
    [calls.cancel]: () => problem('conflict'),
  });
  await role('button', { name: 'Cancel the order' }).click();
  await role('dialog').getByRole('button', { name: 'Cancel the order' }).click();
  await expect.element(role('dialog').getByRole('alert')).toBeVisible();
});

test('another’s order, and one that is none, are unknown', async () => {
  openOrder({ [calls.read]: () => problem('not-found') });
  await expect.element(words('There is no such order')).toBeVisible();
});

test('on a page of others there is no list of orders to lead to', async () => {
  openOrder({}, {}, siteOrigin);
  await expect.element(words('Salt-glazed mug')).toBeVisible();
  await expect.element(role('link', { name: 'See all orders' })).not.toBeInTheDocument();
});

test.each(['ltr', 'rtl'] as const)('at 280 px nothing is wider than its page, %s', async (dir) => {
  document.documentElement.dir = dir;
  const { element } = openOrder({ [calls.read]: halfPaid }, { locale: 'fr-CA' });
  narrow(element, 280);
  await expect.element(words('Koala Crafts').first()).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(280);
  document.documentElement.dir = '';
});
