import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from './embedding-page.ts';
import { openContext } from './open-context.ts';

const browser = useChromium();

test('the list keeps what it had when the API goes down, says so, and goes on when it is back', async () => {
  const { page } = await watchPage(browser(), getProduct().barePage);
  const links = page.locator('bw-search article').getByRole('link');
  await links.nth(15).waitFor();
  await page.route('**/api/**', (route) => route.abort());
  await page.evaluate(() => document.querySelector('bw-search')?.setAttribute('sort', 'price-low'));
  const bar = page.locator('bw-search').getByText('These are the last results.').locator('..');
  await bar.waitFor();
  expect(await links.count()).toBe(16);
  await page.unroute('**/api/**');
  await bar.getByRole('button', { name: 'Try again' }).click();
  await bar.waitFor({ state: 'detached' });
  await expect.poll(() => links.count()).toBe(16);
});

test('a first search that fails says so and offers another try', async () => {
  const context = await openContext(browser());
  const page = await context.newPage();
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(getProduct().barePage);
  const alert = page.locator('bw-search').getByRole('alert');
  await alert.getByText('The listings can’t be reached right now.').waitFor();
  await page.unroute('**/api/**');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.locator('bw-search article').getByRole('link').first().waitFor();
});

test('the fallback stays, and everything can be clicked, when the SDK cannot be loaded', async () => {
  const context = await openContext(browser());
  const page = await context.newPage();
  await page.route('**/v1/**', (route) => route.abort());
  await page.goto(getProduct().barePage);
  const fallback = page.locator('bw-search').getByRole('link', { name: '905-555-0142' });
  await fallback.waitFor();
  await fallback.click({ trial: true });
});

test('a page whose widget can’t be loaded says so above what can still be read', async () => {
  const context = await openContext(browser());
  const page = await context.newPage();
  const files = /\/bw-search[^/]*\.js$/;
  await page.route(files, (route) => route.abort());
  await page.goto(`${getProduct().siteOrigin}/search/v2/property`);
  await page.getByText('This page could not be loaded').waitFor();
  expect(await page.locator('bw-search article').count()).toBeGreaterThan(0);
  await page.unroute(files);
  await page.locator('bw-notice').getByRole('link', { name: 'Try again' }).click();
  await page.locator('bw-search:state(ready)').waitFor();
  await expect.poll(() => page.locator('bw-notice').count()).toBe(0);
});
