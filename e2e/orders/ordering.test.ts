import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { fillCard, numbers, passBank } from '../billing/card-steps.ts';
import { useChromium } from '../embedding-page.ts';
import { readMail } from '../outbox.ts';
import { chargedCards, openFilledCheckout, readNumber, readSum } from './order-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const thanks = { name: 'Thank you, your order is paid' };

test('a cart of two shops → address → delivery → a card that the bank watches → thanks → the list', async () => {
  const { page, email, violations } = await openFilledCheckout(browser());

  // The address of the profile is taken; the card is what is missing.
  await page.getByRole('heading', { name: 'Step 3 of 4 Payment' }).waitFor();
  await page.getByRole('button', { name: 'Address, done' }).click();
  await page.getByRole('radio', { name: /1 Main Street W/, checked: true }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('group', { name: 'How does Escarpment Furniture deliver?' }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, chargedCards.asked);
  await passBank(page);
  await page.getByRole('radio', { name: 'ending in 3184', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();

  const sum = await readSum(page);
  await page.getByRole('button', { name: `Pay ${sum}` }).click();
  await passBank(page);
  await page.getByRole('heading', thanks).waitFor();
  expect(new URL(page.url()).pathname).toBe('/dashboard/marketplace/checkoutSuccess');
  const number = await readNumber(page);
  for (const shop of ['Escarpment Furniture', 'Érablière du Vieux-Chemin']) {
    await page.getByRole('heading', { name: shop }).waitFor();
  }
  await expect.poll(() => readMail(page.request, email)).toContain(number);

  await page.getByRole('link', { name: 'See all orders' }).click();
  const row = page.getByRole('listitem').filter({ hasText: number });
  await row.getByText('Paid', { exact: true }).waitFor();
  await row.getByText(sum).waitFor();
  await page.goto(`${siteOrigin}/dashboard/marketplace/cart`);
  await page.getByText('Your cart is empty.').waitFor();
  expect(await violations()).toEqual([]);
});

test('a card that is declined → found again after a reload → another card → paid, as one order', async () => {
  const { page, violations } = await openFilledCheckout(browser());
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, chargedCards.declined);
  await page.getByRole('radio', { name: 'ending in 0341', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const sum = await readSum(page);
  await page.getByRole('button', { name: `Pay ${sum}` }).click();
  await page.getByText('Nothing was charged. You can try another card').waitFor();
  await page.getByText(`${sum} for `).waitFor();

  await page.reload();
  await page.getByText('Nothing was charged. You can try another card').waitFor();
  const number = await readNumber(page);
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, numbers.plain);
  await page.getByRole('radio', { name: 'ending in 4242', checked: true }).waitFor();
  await page.getByRole('button', { name: `Pay ${sum}` }).click();
  await page.getByRole('heading', thanks).waitFor();
  expect(await readNumber(page)).toBe(number);
  expect(await violations()).toEqual([]);
});
