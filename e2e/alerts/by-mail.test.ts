import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openAccount } from '../posting/posting-steps.ts';
import { mailTo, offer, post } from './alert-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const axe = (page: Page) => findFaults(new AxeBuilder({ page }).include('main'));

/** The address of our site in a text that begins so. */
function linkIn(text: string, path: string): string {
  const from = text.indexOf(`${siteOrigin}${path}`);
  if (from < 0) throw new Error(`There is no ${path} in: ${text}`);
  return text.slice(from).split(/\s/, 1)[0] ?? '';
}

test('a visitor saves a search by an address, confirms it, hears of a listing, and ends it by a press', async () => {
  const word = `canvas${Date.now().toString(36)}`;
  const email = `${word}@example.org`;
  const { page, violations } = await watchPage(browser(), siteOrigin);
  await page.goto(`${siteOrigin}/search/v2/item?text=${word}`);
  await page.getByRole('button', { name: 'Save this search' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save this search' });
  await dialog.getByRole('textbox', { name: 'Your e-mail address' }).fill(email);
  await dialog.getByRole('combobox', { name: 'How soon' }).selectOption('at-once');
  await dialog.getByRole('button', { name: 'Send me the link' }).click();
  await dialog.getByText(`Look into your mail: at ${email}`).waitFor();
  await expect.poll(() => mailTo(page, email)).toContain('/alerts/confirm?token=');

  await page.goto(linkIn(await mailTo(page, email), '/alerts/confirm?token='));
  await page.getByText(`with “${word}”`).waitFor();
  expect(await violations()).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start this alert' }).click();
  await page.getByText('Your alert has started').waitFor();

  const rosa = await watchPage(browser(), siteOrigin);
  await openAccount(rosa.page);
  await post(rosa.page, '/api/v1/item/listing', { listing: offer(`A ${word} canoe`) });
  await expect.poll(() => mailTo(page, email), { timeout: 30_000 }).toContain(`A ${word} canoe`);
  const news = await mailTo(page, email);
  expect(news).toContain(`with “${word}”`);

  await page.goto(linkIn(news, '/unsubscribe?token='));
  await page.getByRole('button', { name: 'Unsubscribe' }).waitFor();
  expect(await violations()).toEqual([]);
  expect(await axe(page)).toEqual([]);
  await page.getByRole('button', { name: 'Unsubscribe' }).click();
  await page.getByText('You get no more mail of this kind').waitFor();
  // Another’s alert tells when the next listing has been looked at.
  const rule = { name: 'Canvas', search: { text: word }, frequency: 'daily', channels: ['badge'] };
  const ana = await watchPage(browser(), siteOrigin);
  await openAccount(ana.page);
  await post(ana.page, '/api/v1/rule/item/', rule);
  await post(rosa.page, '/api/v1/item/listing', { listing: offer(`Another ${word} canoe`) });
  await ana.page.goto(`${siteOrigin}/about`);
  const badge = ana.page.locator('bw-topbar').getByRole('link', { name: 'Alerts: 1' });
  await badge.first().waitFor();
  expect(await mailTo(page, email)).toBe(news);
});
