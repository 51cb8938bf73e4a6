import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();

async function openHomes(
  query: string,
  viewport: { width: number; height: number },
): Promise<Page> {
  const { page } = await watchPage(browser(), getProduct().siteOrigin);
  await page.setViewportSize(viewport);
  await page.goto(`${getProduct().siteOrigin}/search/v2/property${query}`);
  return page;
}

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

test.each([phone, desktop])('a postal code finds what is around it, at %o', async (viewport) => {
  const page = await openHomes('', viewport);
  await page.locator('bw-search:state(ready)').waitFor();
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.fill('l8p 1a1');
  await page.getByRole('option', { name: 'L8P, Hamilton, Ontario, Canada' }).click();
  await page
    .getByRole('status')
    .getByText(/near L8P, Hamilton, ON, within/)
    .waitFor();
  await expect
    .poll(() => page.getByRole('heading', { level: 1 }).textContent())
    .toBe('Properties near L8P, Hamilton, ON');
  await expect.poll(() => page.title()).toMatch(/^Properties near L8P, Hamilton, ON/);
});

test('a misspelt place is said to be unknown everywhere, and a press mends it', async () => {
  const page = await openHomes('?near=Toronto%2C+ON', phone);
  await page
    .getByRole('status')
    .getByText(/near Toronto, ON/)
    .waitFor();
  const where = page.getByRole('combobox', { name: 'Where' });
  await where.fill('Hamliton');
  await where.press('Enter');
  await page.getByText('We don’t know the place “Hamliton”.').waitFor();
  const heading = page.getByRole('heading', { level: 1 });
  await expect.poll(() => heading.textContent()).toBe('Properties');
  expect(await page.getByText('Searching…').count()).toBe(0);
  await page.getByRole('button', { name: 'Did you mean Hamilton, Ontario, Canada?' }).click();
  await page
    .getByRole('status')
    .getByText(/near Hamilton, ON/)
    .waitFor();
  await expect.poll(() => heading.textContent()).toBe('Properties near Hamilton, ON');
});
