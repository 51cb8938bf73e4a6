import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../element/mount/register-element.ts';
import { expectAccessible } from '../../kit/testing/accessibility.fixture.ts';
import { siteOrigin } from '../../kit/testing/fake-api.fixture.ts';
import { expectText, role, words } from '../../kit/testing/role.fixture.ts';
import { stubWindow } from '../../kit/testing/windows.fixture.ts';
import { calls, orderId, orderIn } from '../shared/testing/orders.fixture.ts';
import table from './bw-order.element.tsx';
import { openOrder, pickCard } from './order.fixture.ts';

registerElement(table);

const start = 'POST /embeds/confirmations';
const id = '6f4c2d1e-0000-4000-8000-000000000009';
const followed = `GET /embeds/confirmations/${id}/state`;
const failed = orderIn(
  'FAILED',
  { state: 'failed', paidAt: null },
  { retryUntil: '2026-12-01T12:00:00.000Z' },
);
const pay = role('button', { name: 'Pay $299.45' });

/** A declined order on a page of others, whose confirmation stands so. */
async function openDeclined(state: 'confirmed' | 'refused') {
  const opened = openOrder(
    {
      [calls.read]: failed,
      [calls.finish]: { order: orderIn('PAID'), steps: [] },
      [start]: { id, expiresAt: '2126-11-26T12:05:00Z' },
      [followed]: { state },
    },
    {},
    siteOrigin,
  );
  await expectText(role('alert'), 'You can try another card until');
  await pickCard(opened.element, 'pm_0005');
  return opened;
}

test('on a page of others another card is confirmed in a window of our site, and then pays', async () => {
  const window = stubWindow();
  const { api } = await openDeclined('confirmed');
  await userEvent.dblClick(pay);
  await expect.poll(() => window.replaced).toHaveLength(1);
  await expect.element(words('Confirm it in the window that has opened.')).toBeVisible();
  await expectAccessible(document.body);
  await expect.element(words('It should be there in 3 to 5 days.')).toBeVisible();
  expect(window.open).toHaveBeenCalledOnce();
  const subject = `${orderId} pm_0005`;
  expect(api.callsOf(start)).toEqual([
    `${start} ${JSON.stringify({ kind: 'pay-order', subject })}`,
  ]);
  expect(api.callsOf(calls.finish)).toEqual([
    `${calls.finish} ${JSON.stringify({ payment_method: 'pm_0005', confirmation: id })}`,
  ]);
});

test('what is refused in that window charges nothing, and can be confirmed after all', async () => {
  const window = stubWindow();
  const { api } = await openDeclined('refused');
  await pay.click();
  await expect.element(words('Nothing was bought: you did not agree to it.')).toBeVisible();
  expect(api.callsOf(calls.finish)).toEqual([]);
  await pay.click();
  await expect.poll(() => window.open.mock.calls.length).toBe(2);
});

test('a window that the browser does not open is said to be blocked', async () => {
  const { open } = stubWindow();
  open.mockReturnValue(null);
  await openDeclined('confirmed');
  await pay.click();
  await expect.element(words('Your browser has opened no window.')).toBeVisible();
});
