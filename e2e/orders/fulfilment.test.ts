import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { callApi } from '../accounts/call-api.ts';
import { demoAccount, watchSignedIn } from '../accounts/open-account.ts';
import { fillCard, numbers } from '../billing/card-steps.ts';
import { useChromium } from '../embedding-page.ts';
import { readMail } from '../outbox.ts';
import { openFilledCart, payButton, readNumber, readVariant } from './order-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

const samples = '/product/escarpment-furniture/samples-of-wood-and-fabric';
const pantry = 'erabliere-du-vieux-chemin';
const cups = `/product/${pantry}/tasses-de-la-cabane-la-paire`;

/** Opens the invoice of an order from the list of a shop, as its owner. */
async function openInvoice(shop: string, username: 'merchant' | 'partner', number: string) {
  const list = `${siteOrigin}/dashboard/marketplace/shops/shop/${shop}/invoices?fulfilment=toSend`;
  const seller = await watchSignedIn(browser(), list, demoAccount(username));
  const row = seller.page.getByRole('row').filter({ hasText: number });
  await row.getByRole('link').click();
  await seller.page.getByRole('heading', { name: 'Delivery' }).waitFor();
  return seller;
}

/** Records a parcel of so many pieces. */
async function recordParcel(page: Page, pieces: string, tracking: string): Promise<void> {
  await page.getByRole('button', { name: 'Record a parcel' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Pieces: / }).fill(pieces);
  await dialog.getByRole('textbox', { name: /^Tracking number/ }).fill(tracking);
  await dialog.getByRole('button', { name: 'Record the parcel' }).click();
  await dialog.waitFor({ state: 'detached' });
}

/** Refunds a piece and says why, after a look at what that comes to. */
async function refundPiece(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Pieces: / }).fill('1');
  await dialog.getByRole('textbox', { name: /^Reason/ }).fill('One came scratched.');
  await dialog.getByRole('button', { name: 'See what it comes to' }).click();
  await dialog.getByText('Your shop gives back').waitFor();
  await dialog.getByRole('button', { name: /^Refund \$/ }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^Refunded on /).waitFor();
}

test('two parcels of a shop → ready at another → its code → a refund → the buyer sees all, and reads mails', async () => {
  const offered = [{ path: samples }, { path: cups }];
  const { page, email, violations } = await openFilledCart(browser(), offered);
  const item = await readVariant(page.request, { path: samples });
  await callApi(page.request, 'POST', '/api/v1/marketplace/cart/', { item, quantity: 2 });
  const delivery = { kind: 'pickup' };
  const choice = `/api/v1/marketplace/cart/shop/${pantry}`;
  await callApi(page.request, 'PUT', choice, { delivery });
  await page.reload();
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByRole('heading', { name: 'Step 3 of 4 Payment' }).waitFor();
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, numbers.plain);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: payButton }).click();
  await page.getByRole('heading', { name: 'Thank you, your order is paid' }).waitFor();
  const number = await readNumber(page);

  const sender = await openInvoice('escarpment-furniture', 'merchant', number);
  await recordParcel(sender.page, '1', '1234 5678');
  await sender.page.getByText(/^Left to send: 1 × /).waitFor();
  await expect.poll(() => readMail(page.request, email)).toContain('1234 5678');
  await recordParcel(sender.page, '1', '8765 4321');
  await expect.poll(() => readMail(page.request, email)).toContain('8765 4321');

  const counter = await openInvoice(pantry, 'partner', number);
  await counter.page.getByRole('button', { name: 'Ready for pickup' }).click();
  await counter.page.getByRole('dialog').getByRole('button', { name: 'Ready for pickup' }).click();
  await expect.poll(() => readMail(page.request, email)).toMatch(/\d{4} \d{4}/);
  const order = `${siteOrigin}/dashboard/marketplace/orders/order/${number}`;
  await page.goto(order);
  const code = (await page.getByText(/^\d{4} \d{4}$/).textContent()) ?? '';
  expect(await readMail(page.request, email)).toContain(code);
  await counter.page.getByRole('textbox', { name: /^Pickup code/ }).fill(code);
  await counter.page.getByRole('button', { name: 'Hand over' }).click();
  await counter.page.getByText(/^Picked up on /).waitFor();

  await page.goto(order);
  await page.getByText('Tracking number: 8765 4321').waitFor();
  await page.getByText('Tracking number: 1234 5678').waitFor();
  await page.getByText(/^Picked up on /).waitFor();

  await refundPiece(sender.page);
  await expect.poll(() => readMail(page.request, email)).toContain('One came scratched.');
  await page.getByRole('link', { name: /^Invoice .*Escarpment/ }).click();
  await page.getByText(/^Refunded on /).waitFor();
  expect(await violations()).toEqual([]);
  expect(await sender.violations()).toEqual([]);
  expect(await counter.violations()).toEqual([]);
});
