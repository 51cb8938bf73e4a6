import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { registerElement } from '../../../element/mount/register-element.ts';
import { role, words } from '../../../kit/testing/role.fixture.ts';
import { holdTimers } from '../../../kit/testing/timers.fixture.ts';
import { stubWindow } from '../../../kit/testing/windows.fixture.ts';
import table from '../bw-checkout.element.tsx';
import { calls, openPartnerCheckout } from '../checkout.fixture.ts';

registerElement(table);

const start = 'POST /embeds/confirmations';
const pay = role('button', { name: 'Pay $1,084.80' });

test('a checkout that is gone closes the window of our site, and buys nothing', async () => {
  const window = stubWindow();
  const id = '6f4c2d1e-0000-4000-8000-000000000009';
  const { api, element } = openPartnerCheckout({
    [start]: { id, expiresAt: '2126-11-26T12:05:00Z' },
    [`GET /embeds/confirmations/${id}/state`]: { state: 'open' },
  });
  await expect.element(pay).toBeVisible();
  const { pass } = holdTimers();
  await userEvent.click(pay);
  await expect.poll(() => window.replaced).toHaveLength(1);
  element.remove();
  await expect.poll(() => window.popup.closed).toBe(true);
  await pass(4_000);
  expect(api.callsOf(calls.subscribe)).toEqual([]);
});

test('a window that the browser does not open is said to be blocked', async () => {
  const { open } = stubWindow();
  open.mockReturnValue(null);
  openPartnerCheckout({});
  await userEvent.click(pay);
  await expect.element(words('opened no window')).toBeVisible();
  expect(open).toHaveBeenCalledOnce();
});
