import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { callApi, openRequestContext } from '../accounts/call-api.ts';
import { openMember, uniqueWord } from '../accounts/open-account.ts';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openContext } from '../open-context.ts';
import { publishCanoe } from '../posting/posting-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

const axe = (page: Page) => findFaults(new AxeBuilder({ page }).include('bw-alerts'));
const badge = (page: Page) => page.locator('bw-topbar').getByRole('link', { name: 'Alerts: 1' });

test('an alert hears of a listing that another publishes, shows why, and is seen in every tab', async () => {
  const word = `cedar${uniqueWord()}`;
  const context = await openContext(browser());
  await openMember(context.request);
  await callApi(context.request, 'POST', '/api/v1/rule/item/', {
    name: 'Canoes in Regina',
    search: { text: word },
    frequency: 'daily',
    channels: ['badge'],
  });
  const ana = await watchPageIn(context, `${siteOrigin}/dashboard/alerts`);
  const alert = ana.page.getByRole('link', { name: 'Canoes in Regina' });
  await alert.waitFor();
  await ana.page.getByText(`Items, with “${word}”`).waitFor();
  expect(await badge(ana.page).count()).toBe(0);
  const tab = await context.newPage();
  await tab.goto(`${siteOrigin}/about`);

  const rosa = await openRequestContext();
  await openMember(rosa);
  await publishCanoe(rosa, `A ${word} canoe`);
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
