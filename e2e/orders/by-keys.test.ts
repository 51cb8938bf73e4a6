import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { fillCard, numbers, passBank } from '../billing/card-steps.ts';
import { tabTo } from '../boards/tab-to.ts';
import { useChromium } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { chargedCards, openFilledCart, payButton, readNumber } from './order-steps.ts';
import { answerBanks, threeShops } from './three-shops.ts';

const browser = useChromium();
const axe = (page: Page) => findFaults(new AxeBuilder({ page }));

async function press(page: Page, name: string | RegExp): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}

test('by the keyboard alone: one of two banks says no → another card pays that part → thanks', async () => {
  const { page, violations } = await openFilledCart(browser(), threeShops);
  await page.getByRole('button', { name: 'Check out' }).waitFor();
  await press(page, 'Check out');
  await page.getByRole('heading', { name: 'Step 3 of 4 Payment' }).waitFor();
  await page.getByRole('button', { name: 'Add a card' }).waitFor();
  // Axe itself puts styles into the page.
  expect(await violations()).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await press(page, 'Add a card');
  await fillCard(page, chargedCards.asked);
  await passBank(page);
  await page.getByRole('radio', { name: 'ending in 3184', checked: true }).waitFor();
  await press(page, 'Continue');
  await page.getByRole('button', { name: payButton }).waitFor();
  expect(await axe(page)).toEqual([]);
  await press(page, payButton);
  // The shop in Australia charges by itself, on its own account.
  await answerBanks(page, ['Complete', 'Fail']);

  await page.getByText('One part is paid. Another is not: Harbour Street Outfitters.').waitFor();
  const number = await readNumber(page);
  await page.getByRole('button', { name: 'Add a card' }).waitFor();
  expect(await axe(page)).toEqual([]);
  await press(page, 'Add a card');
  await fillCard(page, numbers.plain);
  await page.getByRole('radio', { name: 'ending in 4242', checked: true }).waitFor();
  await press(page, /^Pay AU\$[\d.]+$/);
  const thanks = page.getByRole('heading', { name: 'Thank you, your order is paid' });
  await thanks.waitFor();
  expect(await readNumber(page)).toBe(number);
  await expect.poll(() => thanks.evaluate((one) => one.matches(':focus'))).toBe(true);
  expect(await axe(page)).toEqual([]);
});
