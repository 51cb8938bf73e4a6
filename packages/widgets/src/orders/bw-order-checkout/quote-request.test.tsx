import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { type Answers, problem } from '../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import {
  address,
  bigCart,
  bigTotals,
  calls,
  cart,
  orderId,
  potteryTotals,
  totals,
} from '../shared/testing/orders.fixture.ts';
import { quoteCalls, quotedOrder } from '../shared/testing/quotes.fixture.ts';
import table from './bw-order-checkout.element.tsx';
import { openOrderCheckout } from './order-checkout.fixture.ts';

registerElement(table);

const asked = { ...potteryTotals, options: [], delivery: null, problem: 'ask' };
const ask = role('button', { name: 'Ask for the price of delivery' });
const order = quotedOrder('requested');

function open(answers: Answers = {}) {
  return openOrderCheckout({
    [calls.totals]: { ...totals, shops: [asked] },
    [quoteCalls.request]: order,
    [calls.read]: order,
    ...answers,
  });
}

test('a shop that names its price is asked by one press, and the order that waits shows', async () => {
  const { api } = open();
  await expect.element(words('The shop has 72 hours to answer.')).toBeVisible();
  await expect.element(words('Nothing is charged or reserved before you accept')).toBeVisible();
  await expectAccessible(document.body);
  await userEvent.dblClick(ask);
  await expect.element(role('heading', { name: `Order ${orderId}` })).toBeVisible();
  await expect.element(words('Maple Pottery has until')).toBeVisible();
  const [sent, ...more] = api.callsOf(quoteCalls.request);
  expect(more).toEqual([]);
  const body = JSON.parse(sent?.replace(/^\S+ \S+ /, '') ?? 'null');
  expect(body).toEqual({ shopId: 'maple-pottery', address, note: '' });
  expect(role('button', { name: 'Go on shopping' }).elements()).toHaveLength(1);
  await expectAccessible(document.body);
});

test('what else is in the cart goes on to its payment, and the way to the order stays', async () => {
  let isAsked = false;
  const rest = {
    ...bigCart,
    items: bigCart.items.filter(({ shopId }) => shopId !== 'maple-pottery'),
  };
  const [, koala] = bigTotals.shops;
  open({
    [calls.cart]: () => (isAsked ? rest : bigCart),
    [calls.totals]: () => ({
      ...bigTotals,
      shops: isAsked ? [koala] : [asked, koala],
      groups: isAsked ? bigTotals.groups.slice(0, 1) : bigTotals.groups,
    }),
    [quoteCalls.request]: () => {
      isAsked = true;
      return order;
    },
  });
  await userEvent.click(ask);
  await expect.element(words('Maple Pottery was asked for the price of delivery.')).toBeVisible();
  await expect.element(role('link', { name: `See order ${orderId}` })).toBeVisible();
  await expect.poll(() => ask.elements()).toEqual([]);
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Continue' }));
  await expect.element(role('heading', { name: /Step 3 of 4/ })).toBeVisible();
});

test('a request that is refused says why, and can be sent again', async () => {
  let tries = 0;
  open({
    [quoteCalls.request]: () => {
      tries += 1;
      return tries === 1 ? problem('internal') : order;
    },
  });
  await userEvent.click(ask);
  await expect.element(role('alert')).toBeVisible();
  await userEvent.click(ask);
  await expect.element(role('heading', { name: `Order ${orderId}` })).toBeVisible();
});

test('the next checkout is a new one: nothing of the request is stored for it', async () => {
  const { element } = open();
  await userEvent.click(ask);
  await expect.element(role('heading', { name: `Order ${orderId}` })).toBeVisible();
  element.remove();
  openOrderCheckout({ [calls.cart]: cart });
  await expect.element(role('button', { name: 'Pay $299.45' })).toBeVisible();
});

test('who picks it up for now can still ask what sending it takes, and stays on the step', async () => {
  const pickup = { choice: { kind: 'pickup' as const }, name: '', price: 0, days: null };
  const before = { ...asked, options: [pickup], unsent: 'ask' };
  const after = { ...potteryTotals, options: [pickup], delivery: pickup.choice, unsent: 'ask' };
  let isFetched = false;
  const { api } = open({
    [calls.totals]: () => ({ ...totals, shops: [isFetched ? after : before] }),
    [calls.choose]: () => {
      isFetched = true;
      return { ...cart, shops: cart.shops.map((one) => ({ ...one, delivery: pickup.choice })) };
    },
  });
  await userEvent.click(role('radio', { name: /Pick up/ }));
  await expect.poll(() => api.callsOf(calls.totals).length).toBeGreaterThan(1);
  await expect.element(role('heading', { name: /Step 2 of 4/ })).toBeVisible();
  await expect.element(ask).toBeVisible();
  await userEvent.click(role('button', { name: 'Continue' }));
  await expect.element(role('heading', { name: /Step 3 of 4|Step 4 of 4/ })).toBeVisible();
});

test('a note that could not be saved goes with the request all the same', async () => {
  const { api } = open({ [calls.choose]: problem('internal') });
  await userEvent.click(role('button', { name: 'Add a note for Maple Pottery' }));
  await userEvent.fill(role('textbox', { name: 'Note for Maple Pottery' }), 'Third floor');
  await userEvent.click(ask);
  await expect.poll(() => api.callsOf(quoteCalls.request)).toHaveLength(1);
  const [sent] = api.callsOf(quoteCalls.request);
  expect(JSON.parse(sent?.replace(/^\S+ \S+ /, '') ?? 'null').note).toBe('Third floor');
});
