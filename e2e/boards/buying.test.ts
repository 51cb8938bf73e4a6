import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { confirm, fillInRegistration } from '../accounts/account-steps.ts';
import { newPassword, uniqueName } from '../accounts/open-account.ts';
import { fillCard, numbers, passBank } from '../billing/card-steps.ts';
import { useChromium, watchPage } from '../embedding-page.ts';
import { readMail } from '../outbox.ts';
import {
  chooseBoard,
  expectSponsor,
  findFreeBoards,
  isPlanChosenFor,
  openCard,
  packagesFor,
  postMerchant,
  tellOfYourself,
} from './buy-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const goOnBack = { name: 'Go on where you left off' };
const checkout = { name: 'Checkout Now' };

// The walk by the keyboard chooses boards on the map, and comes to where this one begins.
test('a visitor with boards takes a plan → registers → posts → pays by a card that the bank watches → is on them', async () => {
  const { page, violations } = await watchPage(browser(), 'about:blank');
  const boards = await findFreeBoards(page, 'Regina');
  const billboards = boards.map(({ id }) => id).join();
  await page.goto(packagesFor(billboards));

  await page.getByRole('link', { name: 'Choose Neighbourhood' }).click();
  const isKept = isPlanChosenFor(billboards);
  await page.waitForURL(isKept);
  await page.getByRole('button', checkout).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Register' }).click();
  await page.getByRole('link', { name: 'Register', exact: true }).click();
  await page.locator('bw-account:state(ready)').waitFor();
  const name = uniqueName();
  const email = `${name}@example.org`;
  await fillInRegistration(page, email, newPassword);
  await confirm(page, email);
  await page.waitForURL(isKept);

  await page.getByRole('button', checkout).click();
  await page.getByRole('link', { name: 'Post a merchant listing' }).click();
  const title = `Queen City Roofing ${name}`;
  await postMerchant(page, title, tellOfYourself);
  await page.getByRole('link', goOnBack).click();
  await page.waitForURL(isKept);
  await page.getByRole('button', checkout).click();

  await page.waitForURL(({ pathname }) => pathname === '/checkout');
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, numbers.watched);
  await passBank(page);
  await page.getByRole('radio', { name: 'ending in 3155', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  for (const { name } of boards) await page.getByText(name, { exact: true }).waitFor();
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  const total = (await pay.textContent())?.replace(/^Pay /, '') ?? '';
  await pay.click();
  await passBank(page);

  await page.getByRole('heading', { name: 'Your places are yours' }).waitFor();
  const license = new URL(page.url()).searchParams.get('license') ?? '';
  await page.getByText(license, { exact: true }).waitFor();
  await page.getByText(total, { exact: true }).waitFor();
  await expect.poll(() => readMail(page.request, email)).toContain(`Licence ${license}.`);
  // On paper it is the receipt alone.
  await page.emulateMedia({ media: 'print' });
  for (const bar of ['bw-topbar', 'bw-footer']) {
    await page.locator(bar).first().waitFor({ state: 'hidden' });
  }
  await page.emulateMedia({ media: 'screen' });
  const receipt = await readMail(page.request, email);
  for (const said of [title, total, ...boards.map(({ name }) => name)]) {
    expect(receipt).toContain(said);
  }
  const listingId = await expectSponsor(page, title, boards);
  expect(await violations()).toEqual([]);

  await page.getByRole('link', { name: 'See my boards' }).click();
  await page.waitForURL(({ pathname }) => pathname === '/dashboard/boards');
  for (const { name } of boards) await page.getByText(name, { exact: true }).first().waitFor();

  await page.goto(`${siteOrigin}/subscription-map`);
  for (const board of boards) {
    const card = await openCard(page, board);
    await card.getByText('7 places left').waitFor();
    await card.getByRole('link', { name: title }).waitFor();
  }

  // Boards within the plan's five seats cost nothing more; for a sixth the plan grows.
  await page.goto(`${siteOrigin}/subscriptions?listingId=${listingId}`);
  await page.getByText('This plan runs for your listing already.').waitFor();
  const [third, ...others] = await findFreeBoards(page, 'Vancouver', 4);
  if (!third) throw new Error('Four boards were found.');
  await chooseBoard(page, third);
  await page.getByRole('status').getByText('3 of 5 chosen').waitFor();
  await page.getByRole('button', checkout).click();
  await page.getByText('Your plan Neighbourhood has room for these boards.').waitFor();
  await page.getByRole('button', { name: 'Add the boards' }).click();
  await page.getByRole('heading', { name: 'Your places are yours' }).waitFor();

  await page.goto(`${siteOrigin}/subscriptions?listingId=${listingId}`);
  await page.getByRole('status').getByText('3 of 5 chosen').waitFor();
  for (const board of others) await chooseBoard(page, board);
  await page.getByText('Plan upgraded: Town is chosen now').waitFor();
  await page.getByRole('button', checkout).click();
  // The only card is chosen by itself.
  await page.getByText('To be paid with Visa ending in 3155').waitFor();
  await page.getByText('It takes the place of Neighbourhood, at $750.00 a year').waitFor();
  await page.getByText('$1,850.00', { exact: true }).waitFor();
  await pay.click();
  await passBank(page);
  await page.getByRole('heading', { name: 'Your places are yours' }).waitFor();
  await expectSponsor(page, title, [...boards, third, ...others]);
  expect(await violations()).toEqual([]);
});
