import { noCart } from '@boardwalk/sdk-core/cart/cart-changes';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { focused, narrow } from '../../kit/testing/add-widget.fixture.ts';
import { problem, siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { address, calls, orderId, orderIn } from '../shared/testing/orders.fixture.ts';
import { quoteCalls, quotedOrder, quoteIn } from '../shared/testing/quotes.fixture.ts';
import table from './bw-order.element.tsx';
import { openOrder } from './order.fixture.ts';

registerElement(table);

const paid = orderIn('PAID', {}, { quote: quoteIn('accepted') });
const accept = role('button', { name: 'Pay $337.87' });

async function pickCard(element: HTMLElement): Promise<void> {
  await expect
    .poll(() => element.shadowRoot?.querySelector('bw-cards')?.localName)
    .toBe('bw-cards');
  element.shadowRoot?.querySelector('bw-cards')?.dispatchEvent(
    new CustomEvent('bw-card-select', {
      ...{ bubbles: true, composed: true, cancelable: true },
      detail: { payment_id: 'pm_4242' },
    }),
  );
}

test('until the shop has answered, it says what is waited for, until when, and that nothing is reserved', async () => {
  openOrder({ [calls.read]: quotedOrder('requested') });
  await expect.element(words('Maple Pottery has until')).toBeVisible();
  await expect.element(words('Nothing is charged or reserved before then')).toBeVisible();
  await expect.element(words('Waiting for the shop')).toBeVisible();
  await expect.element(words('Maple Pottery names the price of delivery first.')).toBeVisible();
  await expect.element(words('Total of Maple Pottery, before delivery and taxes')).toBeVisible();
  expect(role('button', { name: /^Pay/ }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('a price that is named is accepted and paid, for the total that shows', async () => {
  const { api, element } = openOrder({
    [calls.read]: quotedOrder('answered'),
    [quoteCalls.accept]: { order: paid, steps: [] },
  });
  for (const said of [
    'Maple Pottery asks $49.00 for the delivery.',
    'It goes to:',
    '12 Elm St',
    'The things are not reserved before.',
    'It should be there 5 to 9 days after the payment.',
    'By our own van.',
    'Total with delivery and taxes: $337.87',
  ]) {
    await expect.element(words(said).first()).toBeVisible();
  }
  await expectAccessible(document.body);
  await pickCard(element);
  await userEvent.dblClick(accept);
  await expect.element(words('Paid').first()).toBeVisible();
  const [sent, ...more] = api.callsOf(quoteCalls.accept);
  expect(more).toEqual([]);
  const body = JSON.parse(sent?.replace(/^\S+ \S+ /, '') ?? 'null');
  expect(body).toEqual({
    payment_method: 'pm_4242',
    agreed: { amount: 33_787, currency: 'CAD', address },
  });
});

test('without a card nothing is accepted, and a price that has changed shows', async () => {
  let reads = 0;
  const changed = quotedOrder('answered', { price: 9_900 });
  const { api, element, toasts } = openOrder({
    [calls.read]: () => {
      reads += 1;
      return reads === 1 ? quotedOrder('answered') : changed;
    },
    [quoteCalls.accept]: () => problem('conflict'),
  });
  await userEvent.click(accept);
  await expect.poll(() => toasts).toContain('Choose a card first.');
  expect(api.callsOf(quoteCalls.accept)).toEqual([]);
  await pickCard(element);
  await userEvent.click(accept);
  await expect.element(words('Maple Pottery asks $99.00 for the delivery.')).toBeVisible();
  await expect.element(role('alert')).toBeVisible();
});

test('a request is cancelled after a question, by keyboard', async () => {
  const { api } = openOrder({
    [calls.read]: quotedOrder('requested'),
    [calls.cancel]: quotedOrder('withdrawn'),
  });
  const cancel = role('button', { name: 'Cancel the request' });
  await expect.element(cancel).toBeVisible();
  (cancel.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(role('dialog', { name: 'Cancel this order?' })).toBeVisible();
  await userEvent.click(role('button', { name: 'Cancel the order' }));
  await expect.element(words('You have cancelled this request.')).toBeVisible();
  expect(api.callsOf(calls.cancel)).toHaveLength(1);
  await expect.poll(() => focused()?.textContent).toContain('You have cancelled this request.');
});

test.each(['declined', 'expired'] as const)(
  'after %s one press puts everything back into the cart, by keyboard, once',
  async (state) => {
    const { api } = openOrder({
      [calls.read]: quotedOrder(state),
      'GET /marketplace/cart/': noCart,
      'POST /marketplace/cart/': noCart,
    });
    const putBack = role('button', { name: 'Put the things back into the cart' });
    await expect.element(putBack).toBeVisible();
    (putBack.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(words('The things are in your cart again.')).toBeVisible();
    await expect.element(role('link', { name: 'Open the cart' })).toBeVisible();
    await expect.poll(() => focused()?.textContent).toContain('in your cart again');
    const lines = quotedOrder(state).shops.flatMap((part) => part.lines);
    expect(api.callsOf('POST /marketplace/cart/')).toHaveLength(lines.length);
    expect(putBack.elements()).toEqual([]);
    await expectAccessible(document.body);
  },
);

test('things that can’t be put back say why, and can be tried again', async () => {
  openOrder({
    [calls.read]: quotedOrder('declined'),
    'GET /marketplace/cart/': noCart,
    'POST /marketplace/cart/': () => problem('conflict'),
  });
  const putBack = role('button', { name: 'Put the things back into the cart' });
  await userEvent.click(putBack);
  await expect.element(role('alert')).toBeVisible();
  await expect.element(putBack).toBeVisible();
});

test('what was cancelled is in the cart already: there is the way there', async () => {
  openOrder({ [calls.read]: quotedOrder('withdrawn') });
  await expect.element(role('link', { name: 'Open the cart' })).toBeVisible();
  expect(role('button', { name: 'Put the things back into the cart' }).elements()).toEqual([]);
});

test.each([
  ['declined', 'Maple Pottery does not deliver this to you.'],
  ['expired', 'The time is over, and the request has ended.'],
] as const)('one that came to nothing says so: %s', async (state, said) => {
  openOrder({ [calls.read]: quotedOrder(state, { note: 'Too far.' }) });
  await expect.element(words(said)).toBeVisible();
  await expect.element(words('Too far.')).toBeVisible();
  await expect.element(words('You can put the things back into your cart')).toBeVisible();
  expect(role('button', { name: 'Cancel the request' }).elements()).toEqual([]);
  await expectAccessible(document.body);
});

test('once accepted, its payment is on its way like every other', async () => {
  const order = quotedOrder('accepted');
  openOrder({ [calls.read]: order, [calls.finish]: { order, steps: [] } });
  await expect.element(words('Your payment is on its way.')).toBeVisible();
  await expect.element(words('Waiting for payment')).toBeVisible();
});

test('on a partner’s page the price is accepted on our own site', async () => {
  openOrder({ [calls.read]: quotedOrder('answered') }, {}, siteOrigin);
  const way = role('link', { name: 'Open the order on Boardwalk' });
  await expect.element(way).toBeVisible();
  expect(way.element().getAttribute('href')).toContain(
    `${siteOrigin}/dashboard/marketplace/orders/order/${orderId}`,
  );
  expect(accept.elements()).toEqual([]);
  await expectAccessible(document.body);
});

test.each(['ltr', 'rtl'])('in French, on a phone, %s', async (dir) => {
  const { element } = openOrder(
    { [calls.read]: quotedOrder('answered') },
    { locale: 'fr-CA', dir },
  );
  narrow(element, 390);
  await expect.element(words('Maple Pottery demande 49,00')).toBeVisible();
  await expect.element(words('Prix à accepter')).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible(document.body);
});
