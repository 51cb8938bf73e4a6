import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { confirm, fillInRegistration, signIn } from '../accounts/account-steps.ts';
import { newPassword, openMemberElsewhere, uniqueName } from '../accounts/open-account.ts';
import { enter, goOn, openWindow, pressLast } from '../accounts/pop-up-steps.ts';
import { fillCard, numbers, passBank } from '../billing/card-steps.ts';
import { useChromium, watchPage } from '../embedding-page.ts';
import { readMail } from '../outbox.ts';
import { chooseBoard, expectSponsor, findFreeBoards, postMerchant } from './buy-steps.ts';

const browser = useChromium();
const { partnerOrigin } = getProduct();
const done = { name: 'Your places are yours' };

/** The boards on the page without a file of its own, and the checkout in their place once they are chosen. */
async function addToBare(page: Page): Promise<void> {
  await page.evaluate(() => {
    const boards = document.createElement('bw-boards');
    document.querySelector('#homes')?.replaceChildren(boards);
    boards.addEventListener('bw-boards-chosen', (event) => {
      event.preventDefault();
      const { planId, billboards, listingId } = (event as CustomEvent).detail;
      const checkout = document.createElement('bw-checkout');
      checkout.setAttribute('plan-id', planId);
      checkout.setAttribute('billboards', billboards.join());
      checkout.setAttribute('listing-id', listingId);
      boards.replaceWith(checkout);
    });
  });
}

/** What a link of the page opens in another tab. */
async function openTab(page: Page, name: string): Promise<Page> {
  const opened = page.context().waitForEvent('page');
  await page.getByRole('link', { name }).click();
  return opened;
}

/**
 * Looks again: until the provider has reported what became of the payment, there is nothing new to
 * see.
 */
async function lookAgain(page: Page): Promise<void> {
  const receipt = page.getByRole('heading', done);
  const again = page.getByRole('button', { name: 'Look again' });
  await again.click();
  const look = async () => {
    await again.evaluateAll(([button]) => button instanceof HTMLElement && button.click());
    return receipt.isVisible();
  };
  await expect.poll(look, { interval: 1_000 }).toBe(true);
}

test('on a partner’s page under the strictest policy: boards → sign-in → listing → card → yes → bank → receipt', async () => {
  // Nobody is signed in to our site either.
  const { email, password } = await openMemberElsewhere();
  const { page, violations } = await watchPage(browser(), 'about:blank');
  const response = await page.goto(`${partnerOrigin}/bare`);
  const policy = await response?.headerValue('content-security-policy');
  expect(policy).toContain("style-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  await addToBare(page);

  const boards = await findFreeBoards(page, 'Saskatoon');
  for (const board of boards) await chooseBoard(page, board);
  await page.getByRole('button', { name: 'Choose Neighbourhood' }).click();
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.getByRole('dialog', { name: 'Sign in to go on' }).waitFor();
  const consent = await openWindow(page, page.getByRole('button', enter));
  await signIn(consent, email, password);
  await consent.getByText('See and change your boards').waitFor();
  await pressLast(consent, consent.getByRole('button', goOn));

  await page.getByRole('dialog', { name: 'Post a merchant listing first' }).waitFor();
  const form = await openTab(page, 'Post a listing at Boardwalk');
  await form.getByRole('button', { name: 'Become a merchant' }).click();
  const title = `Bridge City Roofing ${email}`;
  await postMerchant(form, title);
  await form.close();
  await page.getByRole('button', { name: 'I have posted it' }).click();

  const addition = await openWindow(page, page.getByRole('button', { name: 'Add a card' }));
  const added = addition.waitForEvent('close');
  await fillCard(addition, numbers.watched);
  await passBank(addition);
  await added;
  await page.getByRole('radio', { name: 'ending in 3155', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const pay = page.getByRole('button', { name: /^Pay \$/ });
  const total = (await pay.textContent())?.replace(/^Pay /, '') ?? '';
  const question = await openWindow(page, pay);
  await question.getByText(title).waitFor();
  await question.getByText(total).first().waitFor();
  for (const { name } of boards) await question.getByText(name).waitFor();
  await pressLast(question, question.getByRole('button', { name: 'Confirm', exact: true }));
  expect(await violations()).toEqual([]);

  // The page lets no frame of the bank in.
  const checkout = await openTab(page, 'Go on at Boardwalk');
  await checkout.getByRole('button', { name: 'Go on at the bank' }).click();
  await passBank(checkout);
  await checkout.getByRole('heading', done).waitFor();
  const license = new URL(checkout.url()).searchParams.get('license') ?? '';
  await checkout.close();
  await lookAgain(page);
  await page.getByText(license, { exact: true }).waitFor();
  await page.getByText(total, { exact: true }).waitFor();
  await expect.poll(() => readMail(page.request, email)).toContain(`Licence ${license}.`);
  expect(await readMail(page.request, email)).toContain(total);
  await expectSponsor(page, title, boards);
});

test('whoever has no account registers from the pop-up, and goes on on our site with what was chosen', async () => {
  const { page } = await watchPage(browser(), `${partnerOrigin}/advertise`);
  const [board] = await findFreeBoards(page, 'Edmonton', 1);
  if (!board) throw new Error('A board was found.');
  await chooseBoard(page, board);
  await page.getByRole('button', { name: 'Choose Corner' }).click();
  await page.getByRole('button', { name: 'Checkout Now' }).click();
  await page.getByRole('dialog', { name: 'Sign in to go on' }).waitFor();
  const consent = await openWindow(page, page.getByRole('button', enter));
  const opened = page.context().waitForEvent('page');
  await consent.getByRole('link', { name: 'Create an account' }).click();
  const tab = await opened;
  await tab.getByRole('link', { name: 'Register', exact: true }).click();
  await tab.locator('bw-account:state(ready)').waitFor();
  const email = `${uniqueName()}@example.org`;
  await fillInRegistration(tab, email, newPassword);
  await confirm(tab, email);
  await tab.waitForURL(
    ({ pathname, searchParams }) =>
      pathname === '/subscriptions' &&
      searchParams.get('billboards') === String(board.id) &&
      searchParams.has('planId'),
  );
  await tab.getByRole('button', { name: `Remove ${board.name}` }).waitFor();
});
