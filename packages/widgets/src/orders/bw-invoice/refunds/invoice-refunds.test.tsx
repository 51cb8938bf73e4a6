import { readableOf } from '@boardwalk/sdk-core/orders/invoices/sample-invoice.fixture';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import table from '../bw-invoice.element.tsx';
import {
  openShopInvoice,
  refundable,
  refundCalls,
  refunded,
  refundSums,
  toSend,
} from '../fulfilment.fixture.ts';

registerElement(table);

const button = (name: string | RegExp) => role('button', { name });
const field = (name: string) => role('textbox', { name });
const checkbox = (name: string) => role('checkbox', { name });
const bodyOf = (call: string | undefined) => JSON.parse(call?.replace(/^\S+ \S+ /, '') ?? 'null');

const open = (answers: object = {}, attributes: Readonly<Record<string, string>> = {}) =>
  openShopInvoice(
    toSend,
    {
      [refundCalls.read]: refundable,
      [refundCalls.preview]: refundSums,
      [refundCalls.refund]: refunded,
      ...answers,
    },
    attributes,
  );

test('pieces and delivery are refunded after a look at what that comes to', async () => {
  const { api, toasts } = open();
  await userEvent.click(button(/^Refund$/));
  await userEvent.fill(field('Pieces: Oak chair, Walnut'), '1');
  await userEvent.fill(field('For the delivery'), '16.95');
  await userEvent.fill(field('Reason'), 'A scratch');
  await expectAccessible(document.body);
  await userEvent.click(button('See what it comes to'));
  await expect.element(words('Your shop gives back')).toBeVisible();
  await expect.element(words('$140.00')).toBeVisible();
  await expectAccessible(document.body);
  expect(bodyOf(api.callsOf(refundCalls.preview)[0])).toEqual({
    ...{ lines: [{ item: 7, quantity: 1 }], shipping: 1_695 },
  });
  expect(api.callsOf(`${refundCalls.refund} `)).toEqual([]);
  await userEvent.click(button('Refund $146.90'));
  await expect.element(words('Refunded on Nov 30, 2026')).toBeVisible();
  expect(bodyOf(api.callsOf(`${refundCalls.refund} `)[0])).toEqual({
    ...{ lines: [{ item: 7, quantity: 1 }], shipping: 1_695, reason: 'A scratch' },
    ...{ willSend: false, restock: true, expected: 14_690 },
  });
  expect(toasts[0]).toContain('The refund of $146.90 is on its way.');
});

test('everything that is left is refunded by one box', async () => {
  const { api } = open();
  await userEvent.click(button(/^Refund$/));
  await userEvent.click(checkbox('Everything that is left: $360.00'));
  await expect.element(field('Pieces: Oak chair')).not.toBeInTheDocument();
  await userEvent.click(checkbox('I still send the pieces that I refund'));
  await userEvent.click(button('See what it comes to'));
  await userEvent.click(button('Change'));
  await expect.element(checkbox('Everything that is left')).toBeChecked();
  await userEvent.click(button('See what it comes to'));
  await userEvent.click(button('Refund $146.90'));
  await expect.poll(() => api.callsOf(`${refundCalls.refund} `)).toHaveLength(1);
  expect(bodyOf(api.callsOf(`${refundCalls.refund} `)[0])).toEqual({
    ...{ reason: '', willSend: true, restock: true, expected: 14_690 },
  });
});

test('nothing, and an amount beside pieces, are refused here', async () => {
  const { api } = open();
  await userEvent.click(button(/^Refund$/));
  await userEvent.click(button('See what it comes to'));
  await expect.element(words('Enter pieces or an amount.').first()).toBeVisible();
  await userEvent.fill(field('Pieces: Oak chair'), '1');
  await userEvent.fill(field('Or another amount'), '5');
  await userEvent.click(button('See what it comes to'));
  await expect.element(words('not both.').first()).toBeVisible();
  expect(api.callsOf(refundCalls.preview)).toEqual([]);
});

test('what was refunded meanwhile is read again', async () => {
  const { api } = open({ [refundCalls.refund]: () => problem('conflict') });
  await userEvent.click(button(/^Refund$/));
  await userEvent.fill(field('Or another amount'), '5');
  await userEvent.click(button('See what it comes to'));
  await userEvent.click(button('Refund $146.90'));
  await expect.element(role('dialog').getByRole('alert')).toBeVisible();
  await expect.poll(() => api.callsOf(refundCalls.read)).toHaveLength(2);
});

test('a disputed payment, and one that went back whole, say so in place of the button', async () => {
  const held = refundable.refundable && { ...refundable.refundable, hold: 'disputed' };
  open({ [refundCalls.read]: { refunds: [], refundable: held } });
  await expect.element(words('The buyer disputes this payment')).toBeVisible();
  await expect.element(button(/^Refund$/)).not.toBeInTheDocument();
});

test('its buyer sees each refund with its state, and nothing where there is none', async () => {
  const ofBuyer = { 'GET /marketplace/invoice/abcdefgh0123': readableOf() };
  open({ ...ofBuyer, [refundCalls.read]: refunded });
  for (const text of ['Requested on', 'On its way since', 'Failed on', 'Refunded on']) {
    await expect.element(words(text).first()).toBeVisible();
  }
  await expect.element(words('1 × Oak chair')).toBeVisible();
  await expectAccessible(document.body);
});

test.each([
  [280, 'ltr', 'light'],
  [390, 'rtl', 'dark'],
] as const)('in French at %s px it stays within its place, %s, %s', async (width, dir, theme) => {
  const { element } = open({}, { locale: 'fr-CA', dir, theme });
  narrow(element, width);
  await userEvent.click(button('Rembourser'));
  await expect.element(field('Quantité : Oak chair')).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(document.body);
});
