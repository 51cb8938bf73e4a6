import type { PartFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/part-schemas';
import { expect, test } from 'vitest';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { role, words } from '../../kit/testing/role.fixture.ts';
import { fulfilledOrder, handedOut, sentParcel } from '../shared/testing/fulfilled.fixture.ts';
import { calls } from '../shared/testing/orders.fixture.ts';
import table from './bw-order.element.tsx';
import { openOrder } from './order.fixture.ts';

registerElement(table);

const open = (fulfilment: PartFulfilment) =>
  openOrder({ [calls.read]: fulfilledOrder(fulfilment) });

test('a buyer sees each parcel, and follows it at its carrier', async () => {
  open({ ...handedOut, state: 'sent', parcels: [sentParcel] });
  await expect.element(words('Tracking number: 1234 5678 9012')).toBeVisible();
  const link = role('link', { name: 'Follow the parcel at Canada Post' });
  await expect.element(link).toHaveAttribute('href', sentParcel.page ?? '');
  await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
  await expect.element(words('2 × Salt-glazed mug, Blue, Large').first()).toBeVisible();
  await expectAccessible(document.body);
});

test('a page that a shop names says where it leads', async () => {
  const page = 'https://fast.example/A1?to=canadapost.ca';
  open({ ...handedOut, state: 'sent', parcels: [{ ...sentParcel, carrier: 'other', page }] });
  await expect
    .element(
      role('link', { name: 'Follow the parcel at fast.example, a page that the shop names' }),
    )
    .toBeVisible();
});

test('what is ready shows the code, and what was fetched none', async () => {
  const pickup = { readyAt: sentParcel.sentAt, pickedUpAt: null, code: '12345678' };
  const { element } = open({ ...handedOut, state: 'ready', pickup });
  await expect.element(words('1234 5678')).toBeVisible();
  await expectAccessible(document.body);
  element.remove();
  open({
    ...handedOut,
    state: 'pickedUp',
    pickup: { ...pickup, pickedUpAt: pickup.readyAt, code: null },
  });
  await expect.element(words('Picked up on')).toBeVisible();
  await expect.element(words('Pickup code')).not.toBeInTheDocument();
});

test('elsewhere the code is in the mail', async () => {
  const pickup = { readyAt: sentParcel.sentAt, pickedUpAt: null, code: null };
  open({ ...handedOut, state: 'ready', pickup });
  await expect.element(words('The code is in your mail.')).toBeVisible();
});
