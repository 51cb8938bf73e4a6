import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openAccount } from '../posting/posting-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

/** Calls the API as the page does; answers what it answers. */
function post(page: Page, path: string, body: object): Promise<{ readonly id: number }> {
  return page.evaluate(
    async ([address, text]) => {
      const headers = {
        'content-type': 'application/json',
        'x-boardwalk': '1',
        'idempotency-key': crypto.randomUUID(),
      };
      const answer = await fetch(address, { method: 'POST', headers, body: text });
      if (!answer.ok) throw new Error(`${address} was answered ${await answer.text()}`);
      return answer.json();
    },
    [path, JSON.stringify(body)] as const,
  );
}

const phone = { country: 'CA', code: 1, number: '9055550123' };

/** A listing in Regina, as a form sends it. */
function offer(title: string) {
  return {
    subcategory: 'CLASSIFIED',
    title,
    description: 'Cedar and canvas, five metres long, with two paddles.',
    price: { amount: 90_000, currency: 'CAD', period: 'ONCE' },
    place: {
      ...{ street: null, city: 'Regina', region: 'SK', country: 'CA', postalCode: null },
      ...{ pin: null, isAreaOnly: true },
    },
    contact: { name: 'Rosa', phone, email: 'rosa@example.org', website: null },
    hours: null,
    attributes: { condition: 'USED' },
    tags: [],
    pictures: [],
  };
}

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
  await news.getByText(/^New · /).waitFor();
  await news.getByRole('link', { name: `A ${word} canoe` }).waitFor();
  await badge(tab).first().waitFor({ state: 'detached' });
  await badge(ana.page).first().waitFor({ state: 'detached' });
  expect(await ana.violations()).toEqual([]);
  expect(await axe(ana.page)).toEqual([]);

  await ana.page.goBack();
  await ana.page.getByRole('button', { name: 'Delete' }).click();
  await ana.page.getByText('No alerts yet.').waitFor();
  await ana.page.getByRole('button', { name: 'Undo' }).click();
  await alert.waitFor();
  expect(await axe(ana.page)).toEqual([]);
});
