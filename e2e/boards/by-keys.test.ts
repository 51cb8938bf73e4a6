import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { watchAsMember } from '../accounts/open-account.ts';
import { fillCard, numbers, passBank } from '../billing/card-steps.ts';
import { useChromium } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import {
  type Board,
  boardSearch,
  expectChosen,
  expectSponsor,
  findBoardSearch,
  findCard,
  findFreeBoards,
  isPlanChosenFor,
  packagesFor,
  postMerchant,
} from './buy-steps.ts';
import { tabTo } from './tab-to.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

const axe = (page: Page) => findFaults(new AxeBuilder({ page }));

/** Chooses a board from its card, from the search on. */
async function chooseByKeyboard(page: Page, board: Board): Promise<void> {
  await page.keyboard.type(board.name);
  await page.getByRole('option', { name: board.name }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await findCard(page, board);
  await tabTo(page, 'Advertise Here');
  await page.keyboard.press('Enter');
  await expectChosen(page, board);
}

test('boards are found, chosen and bought by the keyboard alone, and axe finds nothing on the way', async () => {
  const form = `${siteOrigin}/dashboard/listing/post/merchant`;
  const { page, email, violations } = await watchAsMember(browser(), form);
  await page.getByRole('button', { name: 'Become a merchant' }).press('Enter');
  const title = `Prairie Roofing ${email}`;
  await postMerchant(page, title);

  await page.goto(`${siteOrigin}/subscription-map`);
  const boards = await findFreeBoards(page, 'Montréal');
  await (await findBoardSearch(page)).waitFor();
  for (const [index, board] of boards.entries()) {
    // The search is behind the card of the board before.
    await tabTo(page, boardSearch, index === 0 ? 'Tab' : 'Shift+Tab');
    await chooseByKeyboard(page, board);
  }
  expect(await violations()).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('link', { name: 'See the plans' }).last().waitFor();
  await tabTo(page, 'See the plans');
  await page.keyboard.press('Enter');
  const billboards = boards.map(({ id }) => id).join();
  await page.waitForURL(packagesFor(billboards));
  await page.locator('bw-plans:state(ready)').waitFor();
  await tabTo(page, /^Choose /);
  await page.keyboard.press('Enter');
  await page.waitForURL(isPlanChosenFor(billboards));
  for (const board of boards) await expectChosen(page, board);
  await tabTo(page, /Checkout Now$/);
  await page.keyboard.press('Enter');

  await page.waitForURL(({ pathname }) => pathname === '/checkout');
  await page.getByRole('heading', { name: /Step 4 of 5/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await tabTo(page, 'Add a card');
  await page.keyboard.press('Enter');
  await fillCard(page, numbers.watched);
  await passBank(page);
  await page.getByRole('radio', { name: 'ending in 3155', checked: true }).waitFor();
  await tabTo(page, 'Continue');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /Step 5 of 5/ }).waitFor();
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor();
  expect(await axe(page)).toEqual([]);
  await tabTo(page, /^Pay \$/);
  await page.keyboard.press('Enter');
  await passBank(page);

  const receipt = page.getByRole('heading', { name: 'Your places are yours' });
  await receipt.waitFor();
  await expect.poll(() => receipt.evaluate((one) => one.matches(':focus'))).toBe(true);
  expect(await axe(page)).toEqual([]);
  await expectSponsor(page, title, boards);
});
