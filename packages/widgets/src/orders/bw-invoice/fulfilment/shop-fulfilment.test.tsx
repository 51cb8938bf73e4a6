import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { expectAccessible } from '../../../kit/testing/accessibility.fixture.ts';
import { narrow } from '../../../kit/testing/add-widget.fixture.ts';
import { problem } from '../../../kit/testing/fake-api.fixture.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import table from '../bw-invoice.element.tsx';
import {
  fulfilmentCalls,
  openShopInvoice,
  parcel,
  pickedUp,
  ready,
  returnedInPart,
  sentInPart,
  toPrepare,
  toSend,
} from '../fulfilment.fixture.ts';

registerElement(table);

const button = (name: string | RegExp) => role('button', { name });
const field = (name: string) => role('textbox', { name });
const bodyOf = (call: string | undefined) => JSON.parse(call?.replace(/^\S+ \S+ /, '') ?? 'null');

test('a parcel of some pieces is recorded with its carrier and number', async () => {
  const { api, toasts } = openShopInvoice(toSend, { [fulfilmentCalls.send]: sentInPart });
  await expect.element(words('To send').first()).toBeVisible();
  await userEvent.click(button('Record a parcel'));
  await expect.element(field('Pieces: Oak chair, Walnut')).toHaveValue('2');
  await userEvent.fill(field('Pieces: Brass lamp'), '0');
  await userEvent.fill(field('Tracking number'), '1234 5678 9012');
  await expectAccessible(document.body);
  await userEvent.click(button('Record the parcel'));
  await expect.element(words('Left to send: 1 × Brass lamp')).toBeVisible();
  await expect
    .element(role('link', { name: 'Follow the parcel at Canada Post' }))
    .toHaveAttribute('href', parcel.page ?? '');
  expect(bodyOf(api.callsOf(fulfilmentCalls.send)[0])).toEqual({
    ...{ carrier: 'canadaPost', number: '1234 5678 9012', url: null },
    lines: [{ item: 7, quantity: 2 }],
  });
  expect(toasts).toContain('The parcel is recorded. The buyer is notified by mail.');
  await expectAccessible(document.body);
});

test('what is left is recorded as another parcel', async () => {
  const { api } = openShopInvoice(sentInPart, { [fulfilmentCalls.send]: returnedInPart });
  await userEvent.click(button('Record a parcel'));
  await expect.element(field('Pieces: Oak chair')).not.toBeInTheDocument();
  await userEvent.click(button('Record the parcel'));
  await expect.poll(() => api.callsOf(fulfilmentCalls.send)).toHaveLength(1);
  expect(bodyOf(api.callsOf(fulfilmentCalls.send)[0])).toMatchObject({
    ...{ number: '', lines: [{ item: 8, quantity: 1 }] },
  });
});

test('a number that is none, no piece at all, and a page without https are refused here', async () => {
  const { api } = openShopInvoice(toSend);
  await userEvent.click(button('Record a parcel'));
  await userEvent.fill(field('Pieces: Oak chair'), '0');
  await userEvent.fill(field('Pieces: Brass lamp'), '');
  await userEvent.fill(field('Tracking number'), '<b>1</b>');
  await userEvent.selectOptions(role('combobox', { name: 'Carrier' }), 'Another carrier');
  await userEvent.fill(field('Page where the parcel'), 'http://fast.example/');
  await userEvent.click(button('Record the parcel'));
  for (const said of [
    'Enter at least one piece.',
    'Enter letters and digits, at most 40.',
    'Enter an address that begins with https://.',
  ]) {
    await expect.element(words(said).first()).toBeVisible();
  }
  expect(api.callsOf(fulfilmentCalls.send)).toEqual([]);
});

test('a parcel is recorded as delivered, or withdrawn, each after a question', async () => {
  const { api } = openShopInvoice(sentInPart, {
    [fulfilmentCalls.delivered]: returnedInPart,
    [fulfilmentCalls.undo]: toSend,
  });
  await userEvent.click(button('Withdraw: parcel 1'));
  await userEvent.click(button('Cancel'));
  expect(api.callsOf(fulfilmentCalls.undo)).toEqual([]);
  await userEvent.click(button('Mark as delivered: parcel 1'));
  await expectAccessible(document.body);
  await userEvent.click(button(/^Mark as delivered$/));
  await expect.element(words('Delivered on Nov 29, 2026').first()).toBeVisible();
  await expect.element(button('Withdraw: parcel 1')).not.toBeInTheDocument();
  await expect.element(words('Back in the stock')).toBeVisible();
});

test('what was recorded by mistake is withdrawn', async () => {
  openShopInvoice(sentInPart, { [fulfilmentCalls.undo]: toSend });
  await userEvent.click(button('Withdraw: parcel 1'));
  await userEvent.click(button(/^Withdraw$/));
  await expect.element(words('To send').first()).toBeVisible();
  await expect.element(words('Parcel 1')).not.toBeInTheDocument();
});

test('what is ready is handed over by the code of its buyer', async () => {
  const { api } = openShopInvoice(toPrepare, {
    [fulfilmentCalls.ready]: ready,
    [fulfilmentCalls.code]: pickedUp,
  });
  await expect.element(words('To get ready')).toBeVisible();
  await userEvent.click(button('Ready for pickup'));
  await userEvent.click(button('Ready for pickup').last());
  await expect.element(words('Ready since Nov 29, 2026')).toBeVisible();
  await userEvent.fill(field('Pickup code of the buyer'), '123');
  await userEvent.click(button('Hand over'));
  await expect.element(words('Enter eight digits.').first()).toBeVisible();
  await userEvent.fill(field('Pickup code of the buyer'), '1234 5678');
  await expectAccessible(document.body);
  await userEvent.click(button('Hand over'));
  await expect.element(words('Picked up on Nov 29, 2026')).toBeVisible();
  expect(bodyOf(api.callsOf(fulfilmentCalls.code)[0])).toEqual({ code: '12345678' });
});

test('a wrong code says so at its field', async () => {
  openShopInvoice(ready, { [fulfilmentCalls.code]: () => problem('conflict', 'body.code') });
  await userEvent.fill(field('Pickup code of the buyer'), '12345678');
  await userEvent.click(button('Hand over'));
  await expect.element(words('This is not the code of this order.').first()).toBeVisible();
});

test('what came back is recorded, into the stock or not', async () => {
  const { api } = openShopInvoice(sentInPart, { [fulfilmentCalls.recordReturn]: returnedInPart });
  await userEvent.click(button('Record a return'));
  await userEvent.fill(field('Pieces: Oak chair'), '1');
  await userEvent.click(role('checkbox', { name: 'Put the pieces into the stock again' }));
  await expectAccessible(document.body);
  await userEvent.click(button('Record the return'));
  await expect.element(words('Came back on Nov 29, 2026')).toBeVisible();
  expect(bodyOf(api.callsOf(fulfilmentCalls.recordReturn)[0])).toEqual({
    ...{ lines: [{ item: 7, quantity: 1 }], restock: false },
  });
});

test('who may only read gets the packing slip, and changes nothing', async () => {
  openShopInvoice({ ...sentInPart, mayWrite: false });
  await expect
    .element(role('link', { name: 'Packing slip (PDF): parcel 1' }))
    .toHaveAttribute('href', expect.stringContaining(`parcel=${parcel.id}`));
  for (const name of ['Record a parcel', 'Withdraw', 'delivered', 'Record a return']) {
    await expect.element(button(name)).not.toBeInTheDocument();
  }
});

test('what was paid back is not sent, and what is refused can be read again', async () => {
  openShopInvoice({ ...toSend, state: 'cancelled' });
  await expect.element(words('This invoice was paid back.')).toBeVisible();
  await expect.element(button('Record a parcel')).not.toBeInTheDocument();
});

test.each([
  [280, 'ltr', 'light'],
  [390, 'rtl', 'dark'],
] as const)('in French at %s px it stays within its place, %s, %s', async (width, dir, theme) => {
  const { element } = openShopInvoice(sentInPart, {}, { locale: 'fr-CA', dir, theme });
  narrow(element, width);
  await expect.element(words('Reste à envoyer').first()).toBeVisible();
  expect(element.scrollWidth).toBeLessThanOrEqual(width);
  await expectAccessible(document.body);
});
