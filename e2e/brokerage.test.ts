import AxeBuilder from '@axe-core/playwright';
import type { Look } from '@boardwalk/tools/testing/looks';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from './embedding-page.ts';
import { findFaults } from './find-faults.ts';
import { looks } from './looks.ts';

const browser = useChromium();
const { partnerOrigin } = getProduct();

/** The cards of the page's search. */
function cards(page: Page) {
  return page.locator('bw-search article').getByRole('link');
}

test('a visitor of the brokerage finds a rental, reads it on the brokerage’s page and sees whom to ask', async () => {
  const { page, violations, errors } = await watchPage(browser(), partnerOrigin);
  await page.getByLabel('Where do you want to live?').fill('Burlington, ON');
  await page.getByRole('button', { name: 'Rent' }).click();
  await page.waitForURL(/\/homes\?near=Burlington%2C\+ON&filters=saleType%3DRENT$/);
  await page
    .locator('bw-search')
    .getByText(/near Burlington, ON/)
    .first()
    .waitFor();
  const first = cards(page).first();
  expect(await first.getAttribute('href')).toMatch(/^\/listing\?type=property&id=\d+$/);
  await first.click();

  await page.waitForURL(/\/listing\?type=property&id=\d+$/);
  const title = page.locator('bw-listing').getByRole('heading', { level: 1 });
  await title.waitFor();
  expect(await page.locator('bw-listing').getByText('For rent').count()).toBeGreaterThan(0);
  const name = await title.textContent();
  await expect.poll(() => page.title()).toBe(`${name} · Dundurn & Vale Realty`);
  const contact = page.locator('bw-listing').getByRole('button', { name: 'Show e-mail' });
  await contact.first().click();
  await page.locator('bw-listing a[href^="mailto:"]').first().waitFor();

  await page.goBack();
  await page
    .locator('bw-search')
    .getByText(/near Burlington, ON/)
    .first()
    .waitFor();
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('each of the brokerage’s people has a page, under the name that the brokerage shows', async () => {
  const { page, violations, errors } = await watchPage(browser(), `${partnerOrigin}/people`);
  const people = await page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
    .evaluateAll((items) =>
      items.map((item) => ({
        name: item.querySelector('h2')?.textContent ?? '',
        href: item.querySelector('a')?.href ?? '',
      })),
    );
  expect(people).toHaveLength(5);
  for (const { name, href } of people) {
    await page.goto(href);
    const person = page.locator('bw-listing');
    await person.getByRole('heading', { level: 1, name, exact: true }).waitFor();
    await person.getByText('Dundurn & Vale Realty').first().waitFor();
  }
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('the French pages lead on in French, and their widgets speak it', async () => {
  const { page } = await watchPage(browser(), partnerOrigin);
  await page.getByRole('link', { name: 'Français' }).click();
  await page.getByRole('button', { name: 'Louer' }).click();
  await page.locator('bw-search').getByRole('combobox', { name: 'Où' }).waitFor();
  await cards(page).first().click();
  await page.waitForURL(/\/fr\/listing\?/);
  await page.locator('bw-listing').getByText('À louer').first().waitFor();
  await page.getByRole('link', { name: 'English' }).click();
  await page.waitForURL(/localhost:\d+\/listing\?type=property&id=\d+$/);
  await page.locator('bw-listing').getByText('For rent').first().waitFor();
});

test('a page without a listing says whom to call', async () => {
  const { page } = await watchPage(browser(), `${partnerOrigin}/listing`);
  await page.getByText('We can’t show this home now.').waitFor();
});

test('the first press of Tab leads past the head, the search of a city needs no mouse', async () => {
  const { page } = await watchPage(browser(), partnerOrigin);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(
    'Skip to the content',
  );
  await page.getByLabel('Where do you want to live?').press('Enter');
  await page.waitForURL(/\/homes\?near=Hamilton%2C\+ON&filters=saleType%3DSALE$/);
});

const paths = [
  '/',
  '/homes',
  '/listing?type=property&id=17',
  '/people',
  '/about',
  '/contact',
  '/fr/',
];

test.each(looks.flatMap((look) => paths.map((path) => ({ path, ...look }))))(
  'axe finds nothing on $path, $colorScheme, $width px, and nothing lies beside the window',
  async ({ path, colorScheme, width }: Look & { readonly path: string }) => {
    const { page } = await watchPage(browser(), partnerOrigin + path, {
      colorScheme,
      viewport: { width, height: 900 },
    });
    const widget = page.locator('bw-search article, bw-listing h1');
    if (await page.locator('bw-search, bw-listing').count()) {
      await page.locator('bw-search, bw-listing').scrollIntoViewIfNeeded();
      await widget.first().waitFor();
    }
    expect(await findFaults(new AxeBuilder({ page }))).toEqual([]);
    await page.setViewportSize({ width: 320, height: 900 });
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);
