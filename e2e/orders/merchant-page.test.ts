import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { signIn } from '../accounts/account-steps.ts';
import { openMemberElsewhere } from '../accounts/open-account.ts';
import { enter, goOn, openWindow, pressLast } from '../accounts/pop-up-steps.ts';
import { fillCard, numbers, passBank } from '../billing/card-steps.ts';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { openContext } from '../open-context.ts';
import { readMail } from '../outbox.ts';
import { chargedCards, readNumber, readSum, readVariant } from './order-steps.ts';
import { answerBanks, expectInvoices, threeShops } from './three-shops.ts';

const browser = useChromium();
const { merchantOrigin } = getProduct();

/** A visitor of the merchant's page puts things of three shops into the cart, and signs in. */
async function openFilledCart() {
  const account = await openMemberElsewhere();
  const context = await openContext(browser());
  const { page, violations } = await watchPageIn(
    context,
    `${merchantOrigin}/product?id=samples-of-wood-and-fabric`,
  );
  const button = page.locator('bw-add-to-cart');
  await button.getByRole('button', { name: 'Add to cart' }).click();
  const consent = await openWindow(page, page.getByRole('button', enter));
  await signIn(consent, account.username, account.password);
  await pressLast(consent, consent.getByRole('button', goOn));
  await button.getByText('Added to your cart.').waitFor();

  const [, syrup, guides] = await Promise.all(
    threeShops.map((one) => readVariant(page.request, one)),
  );
  await page.goto(`${merchantOrigin}/cart?add=${syrup}:1,${guides}:1`);
  const cart = page.locator('bw-cart');
  await cart.getByRole('button', { name: 'Add to cart' }).click();
  for (const { product } of threeShops) {
    await cart.getByRole('link', { name: product }).first().waitFor();
  }
  await cart.getByRole('button', { name: 'Check out' }).click();
  await typeAddress(page);
  return { page, violations, email: account.email };
}

/** A page of others knows no address of its visitor: it is typed, and each shop's delivery stands. */
async function typeAddress(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Step 1 of 4 Address' }).waitFor();
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ana Roy');
  await page.getByRole('combobox', { name: 'Country', exact: true }).selectOption('Canada');
  await page.getByRole('textbox', { name: 'Street and number' }).fill('1 Main Street W');
  await page.getByRole('textbox', { name: 'City' }).fill('Hamilton');
  await page.getByRole('combobox', { name: 'Province' }).selectOption('Ontario');
  await page.getByRole('textbox', { name: 'Postal code' }).fill('l8p1a1');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'Step 2 of 4 Delivery' }).waitFor();
  await page.getByRole('radio', { name: /Air parcel, Canada/, checked: true }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByRole('heading', { name: 'Step 3 of 4 Payment' }).waitFor();
}

/** Adds a card in a window of our site. */
async function addCard(page: Page, number: string, isWatched: boolean): Promise<void> {
  const addition = await openWindow(page, page.getByRole('button', { name: 'Add a card' }));
  const added = addition.waitForEvent('close');
  await fillCard(addition, number);
  if (isWatched) await passBank(addition);
  await added;
  const name = `ending in ${number.slice(-4)}`;
  await page.getByRole('radio', { name, checked: true }).waitFor();
}

/** Pays by the button of that sum, once the window of our site has shown what it is for. */
async function confirmPayment(page: Page, sum: string): Promise<void> {
  const question = await openWindow(page, page.getByRole('button', { name: `Pay ${sum}` }));
  await question.getByRole('heading', { name: 'Pay for an order' }).waitFor();
  for (const { name } of threeShops) await question.getByText(name).first().waitFor();
  for (const one of sum.split(' and ')) await question.getByText(one).first().waitFor();
  for (const line of ['Ana Roy', '1 Main Street W']) {
    await question.getByText(line).first().waitFor();
  }
  await pressLast(question, question.getByRole('button', { name: 'Confirm', exact: true }));
}

test('on a merchant’s page: guest → sign-in → three shops → yes → two banks at Boardwalk → receipt', async () => {
  const { page, violations, email } = await openFilledCart();
  await addCard(page, chargedCards.asked, true);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await confirmPayment(page, await readSum(page));
  expect(await violations()).toEqual([]);

  // The page lets no frame of the bank in.
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name: 'Go on at Boardwalk' }).click();
  const ours = await opened;
  await ours.getByRole('button', { name: 'Go on at the bank' }).click();
  await answerBanks(ours, ['Complete', 'Complete']);
  await ours.locator('bw-order').getByText('Paid', { exact: true }).first().waitFor();
  await ours.close();
  // Coming back reads what became of it; where the browser reports no way back, a press does.
  const again = page.getByRole('button', { name: 'Look again' });
  await again.evaluateAll(([button]) => button instanceof HTMLElement && button.click());
  await page.locator('bw-cart').getByText('Paid', { exact: true }).first().waitFor();
  const number = await readNumber(page);
  await expect.poll(() => readMail(page.request, email)).toContain(number);
  await expectInvoices(page, number);
});

test('on a merchant’s page: declined → another card, confirmed once more → paid as one order', async () => {
  const { page, violations, email } = await openFilledCart();
  await addCard(page, chargedCards.declined, false);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await confirmPayment(page, await readSum(page));
  await page.getByText('Nothing was charged. You can try another card').waitFor();
  const number = await readNumber(page);

  await addCard(page, numbers.plain, false);
  await confirmPayment(page, await readSum(page));
  await page.locator('bw-cart').getByText('Paid', { exact: true }).first().waitFor();
  expect(await readNumber(page)).toBe(number);
  await expect.poll(() => readMail(page.request, email)).toContain(number);
  expect(await violations()).toEqual([]);
});
