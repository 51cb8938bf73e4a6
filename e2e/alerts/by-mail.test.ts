import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { callApi, openRequestContext } from '../accounts/call-api.ts';
import { demoAccount, openMember, signInByCall, uniqueWord } from '../accounts/open-account.ts';
import { useChromium, watchPage, watchPageIn } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openContext } from '../open-context.ts';
import { linkIn, readMail } from '../outbox.ts';
import { publishCanoe } from '../posting/posting-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const axe = (page: Page) => findFaults(new AxeBuilder({ page }).include('main'));

test('a visitor saves a search by an address, confirms it, hears of a listing, and ends it by a press', async () => {
  const word = `canvas${uniqueWord()}`;
  const email = `${word}@example.org`;
  const { page, violations } = await watchPage(
    browser(),
    `${siteOrigin}/search/v2/item?text=${word}`,
  );
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('textbox', { name: 'Your e-mail address' }).fill(email);
  await dialog.getByRole('combobox', { name: 'How soon' }).selectOption('at-once');
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await dialog.getByText(`Look into your mail: at ${email}`).waitFor();
  const newestMail = () => readMail(page.request, email);
  await expect.poll(newestMail).toContain('/alerts/confirm?token=');

  await page.goto(linkIn(await newestMail(), '/alerts/confirm?token='));
  await page.getByText(`with “${word}”`).waitFor();
  expect(await violations()).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start this alert' }).click();
  await page.getByText('Your alert has started').waitFor();

  const rosa = await openRequestContext();
  // Listings of new accounts wait an hour for mails.
  await signInByCall(rosa, demoAccount('realtor'));
  await publishCanoe(rosa, `A ${word} canoe`);
  await expect.poll(newestMail).toContain(`A ${word} canoe`);
  const news = await newestMail();
  expect(news).toContain(`with “${word}”`);

  await page.goto(linkIn(news, '/unsubscribe?token='));
  await page.getByRole('button', { name: 'Unsubscribe' }).waitFor();
  expect(await violations()).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByText('You get no more mail of this kind').waitFor();
  // Another member’s alert shows when the next listing has been looked at.
  const rule = { name: 'Canvas', search: { text: word }, frequency: 'daily', channels: ['badge'] };
  const context = await openContext(browser());
  await openMember(context.request);
  await callApi(context.request, 'POST', '/api/v1/rule/item/', rule);
  await publishCanoe(rosa, `Another ${word} canoe`);
  const ana = await watchPageIn(context, `${siteOrigin}/about`);
  const badge = ana.page.locator('bw-topbar').getByRole('link', { name: 'Alerts: 1' });
  await badge.first().waitFor();
  expect(await newestMail()).toBe(news);
});
