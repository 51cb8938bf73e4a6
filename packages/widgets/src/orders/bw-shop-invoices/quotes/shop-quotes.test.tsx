import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../../kit/testing/add-widget.fixture.ts';
import { type Answers, problem } from '../../../kit/testing/fake-api.fixture.ts';
import { openWidget } from '../../../kit/testing/open-widget.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import { orderId } from '../../shared/testing/orders.fixture.ts';
import { quoteCalls, shopQuoteIn } from '../../shared/testing/quotes.fixture.ts';
import table from '../bw-shop-invoices.element.tsx';
import { shop, shopAnswers } from '../shop-invoices.fixture.ts';

registerElement(table);

const listOf = (...results: object[]) => ({ results, total: results.length });
const answer = role('button', { name: `Name the price of delivery: order ${orderId}` });

function open(answers: Answers = {}, attributes: Readonly<Record<string, string>> = {}) {
  return openWidget(
    'bw-shop-invoices',
    { shop: 'maple', ...attributes },
    { ...shopAnswers, [quoteCalls.list]: listOf(shopQuoteIn('requested')), ...answers },
  );
}

const bodyOf = (call: string | undefined) => JSON.parse(call?.replace(/^\S+ \S+ /, '') ?? 'null');

test('a request says what, where to, until when, and is answered with a price', async () => {
  const { api, toasts } = open({ [quoteCalls.answer]: shopQuoteIn('answered') });
  for (const said of [
    'To answer',
    'Answer until',
    'Salt-glazed mug',
    '12 Elm St',
    'Third floor.',
  ]) {
    await expect.element(words(said).first()).toBeVisible();
  }
  await expectAccessible(document.body);
  await userEvent.click(answer);
  await expect.element(role('dialog')).toBeVisible();
  await userEvent.fill(role('textbox', { name: /^Price of delivery/ }), '49');
  await userEvent.fill(role('textbox', { name: /^Days at least/ }), '5');
  await userEvent.fill(role('textbox', { name: /^Days at most/ }), '9');
  await userEvent.fill(role('textbox', { name: /^Note for the buyer/ }), 'By our own van.');
  await expectAccessible(document.body);
  await userEvent.click(role('button', { name: 'Send the price' }));
  await expect.poll(() => toasts).toContain('The price is sent. The buyer is notified by mail.');
  expect(bodyOf(api.callsOf(quoteCalls.answer)[0])).toEqual({
    ...{ answer: 'price', price: 4_900, days: { from: 5, to: 9 }, note: 'By our own van.' },
  });
  await expect.element(words('Answered')).toBeVisible();
  await expect.element(words('$337.87')).toBeVisible();
  await expect
    .element(role('button', { name: `Correct the price of delivery: order ${orderId}` }))
    .toBeVisible();
});

test.each([
  ['9', '5'],
  ['5', ''],
  ['x', '9'],
  ['1', '366'],
])('days that are none are refused before they are sent: %s to %s', async (from, to) => {
  const { api } = open();
  await userEvent.click(answer);
  await userEvent.fill(role('textbox', { name: /^Price of delivery/ }), '49');
  await userEvent.fill(role('textbox', { name: /^Days at least/ }), from);
  await userEvent.fill(role('textbox', { name: /^Days at most/ }), to);
  await userEvent.click(role('button', { name: 'Send the price' }));
  await expect.element(words('Enter whole days').first()).toBeVisible();
  expect(api.callsOf(quoteCalls.answer)).toEqual([]);
});

test('a request is declined, with a note', async () => {
  const { api, toasts } = open({
    [quoteCalls.answer]: shopQuoteIn('declined', { address: null, place: null }),
  });
  await userEvent.click(role('button', { name: `Decline the request: order ${orderId}` }));
  await userEvent.fill(role('textbox', { name: /^Note for the buyer/ }), 'Too far.');
  await userEvent.click(role('button', { name: 'Decline' }).last());
  await expect
    .poll(() => toasts)
    .toContain('The request is declined. The buyer is notified by mail.');
  expect(bodyOf(api.callsOf(quoteCalls.answer)[0])).toEqual({
    answer: 'decline',
    note: 'Too far.',
  });
  await expect.element(words('Declined')).toBeVisible();
  expect(answer.elements()).toEqual([]);
});

test('one that its buyer has cancelled meanwhile says so, and shows as it is', async () => {
  let lists = 0;
  open({
    [quoteCalls.list]: () => {
      lists += 1;
      return listOf(
        shopQuoteIn(lists === 1 ? 'requested' : 'withdrawn', { address: null, place: null }),
      );
    },
    [quoteCalls.answer]: () => problem('conflict'),
  });
  await userEvent.click(answer);
  await userEvent.fill(role('textbox', { name: /^Price of delivery/ }), '0');
  await userEvent.click(role('button', { name: 'Send the price' }));
  await expect.element(role('alert').first()).toBeVisible();
  await expect.element(words('Cancelled by the buyer')).toBeInTheDocument();
});

test('who may only read the shop sees the requests, and answers none', async () => {
  open({
    'GET /marketplace/shop/maple/settings': { ...shop, permissions: ['read'] },
    [quoteCalls.list]: listOf(shopQuoteIn('requested', { address: null })),
  });
  await expect.element(words('Salt-glazed mug').first()).toBeVisible();
  await expect.element(words('Hamilton ON').first()).toBeVisible();
  expect(words('12 Elm St').elements()).toEqual([]);
  expect(answer.elements()).toEqual([]);
});

test('a shop without requests says so, and a list that fails is read again', async () => {
  let lists = 0;
  open({
    [quoteCalls.list]: () => {
      lists += 1;
      return lists === 1 ? problem('internal') : listOf();
    },
  });
  await userEvent.click(role('button', { name: 'Try again' }));
  await expect.element(words('There is none.')).toBeVisible();
  await expectAccessible(document.body);
});

test.each(['ltr', 'rtl'])('in French, on a phone, %s', async (dir) => {
  const all = (
    ['requested', 'answered', 'accepted', 'declined', 'expired', 'withdrawn'] as const
  ).map((state, index) => shopQuoteIn(state, { id: `CCCCCCCCC${index + 2}` }));
  const { element } = open({ [quoteCalls.list]: listOf(...all) }, { locale: 'fr-CA', dir });
  narrow(element, 390);
  await expect.element(words('À répondre')).toBeVisible();
  await expect.element(words('Annulée par l’acheteur')).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(390);
  await expectAccessible(document.body);
});
