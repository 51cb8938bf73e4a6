import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { openMemberElsewhere } from '../accounts/open-account.ts';
import { fillCard, passBank } from '../billing/card-steps.ts';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { openContext } from '../open-context.ts';
import { readMail } from '../outbox.ts';
import { chargedCards, readNumber, readSum } from './order-steps.ts';
import { addFromPage, answerBanks, expectInvoices, threeShops } from './three-shops.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

test('guest → three shops, one in Australia → sign-in → card → two banks → thanks → three invoices', async () => {
  const account = await openMemberElsewhere();
  const context = await openContext(browser());
  const { page, violations } = await watchPageIn(context, siteOrigin);
  const frames: string[] = [];
  page.on('framenavigated', (frame) => frames.push(frame.url()));
  for (const { path } of threeShops) await addFromPage(page, path);
  await page.goto(`${siteOrigin}/dashboard/marketplace/cart`);
  await page.locator('bw-cart').getByRole('button', { name: 'Check out' }).click();
  await page.locator('bw-cart').getByRole('button', { name: 'Sign in' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Username or e-mail').fill(account.username);
  await dialog.getByLabel('Password', { exact: true }).fill(account.password);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();

  await page.getByRole('heading', { name: 'Step 3 of 4 Payment' }).waitFor();
  await page.getByRole('button', { name: 'Add a card' }).click();
  await fillCard(page, chargedCards.asked);
  await passBank(page);
  await page.getByRole('radio', { name: 'ending in 3184', checked: true }).waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByText('You pay 2 times: once for each currency').waitFor();
  const sum = await readSum(page);
  expect(sum).toMatch(/^\$\d+\.\d\d and AU\$\d+\.\d\d$/);
  await page.getByRole('button', { name: `Pay ${sum}` }).click();
  await answerBanks(page, ['Complete', 'Complete']);
  // The provider's script was opened for the account that is charged itself.
  expect(frames.filter((url) => url.includes('account=acct_demoOutfittersAU'))).toHaveLength(1);
  await page.getByRole('heading', { name: 'Thank you, your order is paid' }).waitFor();
  const number = await readNumber(page);
  for (const { name } of threeShops) await page.getByRole('heading', { name }).waitFor();
  await expect.poll(() => readMail(page.request, account.email)).toContain(number);
  const mail = await readMail(page.request, account.email);
  for (const { name } of threeShops) expect(mail).toContain(name);
  await expectInvoices(page, number);
  expect(await violations()).toEqual([]);
});
