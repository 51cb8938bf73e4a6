import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openAccount } from '../posting/posting-steps.ts';
import { offer, post } from './alert-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

const axe = (page: Page) => findFaults(new AxeBuilder({ page }).include('bw-alerts'));
const badge = (page: Page) => page.locator('bw-topbar').getByRole('link', { name: 'Alerts: 1' });

test('an alert hears of a listing that another publishes, shows why, and is seen in every tab', async () => {
  const word = `cedar${Date.now().toString(36)}`;
  const ana = await watchPage(browser(), siteOrigin);
  await openAccount(ana.page);
  await post(ana.page, '/api/v1/rule/item/', {
    name: 'Canoes in Regina',
    search: { text: word },
    frequency: 'daily',
    channels: ['badge'],
  });
  await ana.page.goto(`${siteOrigin}/dashboard/alerts`);
  const alert = ana.page.getByRole('link', { name: 'Canoes in Regina' });
  await alert.waitFor();
  await ana.page.getByText(`Items, with “${word}”`).waitFor();
  expect(await badge(ana.page).count()).toBe(0);
  const tab = await ana.page.context().newPage();
  await tab.goto(`${siteOrigin}/about`);

  const rosa = await watchPage(browser(), siteOrigin);
  await openAccount(rosa.page);
  await post(rosa.page, '/api/v1/item/listing', { listing: offer(`A ${word} canoe`) });
  await badge(ana.page).first().waitFor();
  await badge(tab).first().waitFor();
  await ana.page.getByText('1 new').waitFor();

  await alert.click();
  await ana.page.waitForURL(/\/dashboard\/alerts\?alert=\d+$/);
  const news = ana.page.getByRole('region', { name: 'New since you last looked' });
  await news.getByText(/^New listing · /).waitFor();
  await news.getByRole('link', { name: `A ${word} canoe` }).waitFor();
  await badge(tab).first().waitFor({ state: 'detached' });
  await badge(ana.page).first().waitFor({ state: 'detached' });
  expect(await ana.violations()).toEqual([]);
  expect(await axe(ana.page)).toEqual([]);

  await ana.page.goBack();
  await ana.page.getByRole('button', { name: 'Delete' }).click();
  await ana.page.getByText('No alerts left').waitFor();
  await ana.page.getByRole('button', { name: 'Undo' }).click();
  await alert.waitFor();
  expect(await axe(ana.page)).toEqual([]);
});
