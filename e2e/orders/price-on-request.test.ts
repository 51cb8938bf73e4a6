import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { demoAccount, watchSignedIn } from '../accounts/open-account.ts';
import { fillCard, numbers } from '../billing/card-steps.ts';
import { useChromium } from '../embedding-page.ts';
import { readMail } from '../outbox.ts';
import { openFilledCart, payButton, readNumber } from './order-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const shop = 'harbour-street-outfitters';
const bicycle = { path: `/product/${shop}/city-bicycle-with-basket` };

test('a price of delivery is requested → the shop names it → the buyer accepts and pays', async () => {
  const { page, email, violations } = await openFilledCart(browser(), [bicycle]);
  await page.getByRole('button', { name: 'Check out' }).click();
  await page.getByRole('button', { name: 'Ask for the price of delivery' }).click();
  await page.getByText('Harbour Street Outfitters has until').first().waitFor();
  const number = await readNumber(page);

  const invoices = `${siteOrigin}/dashboard/marketplace/shops/shop/${shop}/invoices`;
  const seller = await watchSignedIn(browser(), invoices, demoAccount('realtor'));
  await seller.page
    .getByRole('button', { name: `Name the price of delivery: order ${number}` })
    .click();
  const dialog = seller.page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: /^Price of delivery/ }).fill('120');
  await dialog.getByRole('textbox', { name: /^Days at least/ }).fill('5');
  await dialog.getByRole('textbox', { name: /^Days at most/ }).fill('9');
  await dialog.getByRole('textbox', { name: /^Note for the buyer/ }).fill('Sent in a box, by sea.');
  await dialog.getByRole('button', { name: 'Send the price' }).click();
  await seller.page
    .getByRole('button', { name: `Correct the price of delivery: order ${number}` })
    .waitFor();

  await expect.poll(() => readMail(page.request, email)).toContain('120.00');
  await page.goto(`${siteOrigin}/dashboard/marketplace/orders/order/${number}`);
  await page.getByText('Sent in a box, by sea.').waitFor();
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, numbers.plain);
  await page.getByRole('button', { name: payButton }).click();
  await page
    .locator('bw-order')
    .getByRole('link', { name: /^Invoice / })
    .waitFor();
  await expect
    .poll(() => readMail(seller.page.request, 'realtor@demo.invalid'))
    .toContain('City bicycle');
  expect([...(await violations()), ...(await seller.violations())]).toEqual([]);
});
