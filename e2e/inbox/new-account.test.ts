import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { confirm, fillInRegistration } from '../accounts/account-steps.ts';
import { newPassword, uniqueName, uniqueWord } from '../accounts/open-account.ts';
import { useChromium, watchPage } from '../embedding-page.ts';
import { textsOf } from './inbox-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
/** The demo merchant's. */
const listing = 2201;

test('what a visitor writes waits for their account, then for a press, and arrives once', async () => {
  const { page } = await watchPage(browser(), `${siteOrigin}/merchant/listing/${listing}`, phone);
  const written = `Do you work in ${uniqueWord()}?`;
  await page.getByRole('button', { name: 'Message the business' }).first().tap();
  await page.getByRole('textbox', { name: 'Your message' }).fill(written);
  await page.getByRole('button', { name: 'Send message' }).tap();
  const asking = page.getByRole('dialog', { name: 'Sign in to send your message' });
  await asking.getByRole('link', { name: 'Create an account' }).tap();
  await asking.getByLabel('First name').fill('Ana');
  const email = `${uniqueName()}@example.org`;
  await fillInRegistration(page, email, newPassword);

  // As on a phone, which drops the page while its owner reads the mail.
  const mailed = await page.context().newPage();
  await page.close();
  await confirm(mailed, email);
  await mailed.getByText('Your message is not sent yet: press “Send message”.').waitFor();
  expect(await mailed.getByRole('textbox', { name: 'Your message' }).inputValue()).toBe(written);
  await mailed.getByRole('button', { name: 'Send message' }).tap();
  await mailed.getByRole('link', { name: 'Open the conversation' }).tap();
  await expect.poll(() => textsOf(mailed)).toEqual([written]);
});
