import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { watchAsMember } from '../accounts/open-account.ts';
import { useChromium } from '../embedding-page.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();

const header = 'reference,subcategory,title,description,price,country,region,city';
const row = (reference: string, title: string, price: string) =>
  `${reference},EXCLUSIVE_ONLINE,${title},"Oak, oiled",${price},CA,ON,Hamilton`;

async function choose(page: Page, rows: readonly string[]): Promise<void> {
  await page.locator('bw-import-listings input[type=file]').setInputFiles({
    name: 'tables.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from([header, ...rows].join('\r\n')),
  });
}

test('a shop imports a table with errors, mends it, and takes it all back', async () => {
  const form = `${siteOrigin}/dashboard/listing/post/merchant`;
  const { page, violations } = await watchAsMember(browser(), form);
  await page.getByRole('button', { name: 'Become a merchant' }).click();
  await page.locator('bw-post [name="title"]').waitFor();
  await page.goto(`${siteOrigin}/dashboard/listings`);
  await page.getByRole('link', { name: 'Import', exact: true }).click();

  const right = row('T-1', 'Oak table for the import', '1250.00');
  await choose(page, [right, row('T-2', 'Oak chair for the import', '-1')]);
  await page.getByText('1 listing is right.').waitFor();
  await page.getByText('It has to be 0 or more.').waitFor();
  await page.getByRole('button', { name: 'Import 1 listing' }).click();
  await page.getByText('1 listing is imported.').waitFor();

  await choose(page, [right, row('T-2', 'Oak chair for the import', '80')]);
  await page.getByText('1 was imported before, and stays as it is.').waitFor();
  await page.getByRole('button', { name: 'Import 1 listing' }).click();
  await page.getByText('1 listing is imported.').first().waitFor();
  await page.getByRole('link', { name: 'See my listings' }).click();
  const own = page.locator('bw-my-listings');
  await own.getByRole('link', { name: 'Oak table for the import' }).waitFor();
  await own.getByRole('link', { name: 'Oak chair for the import' }).waitFor();

  await page.goBack();
  await page.getByRole('button', { name: 'Undo the import' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo the import' }).click();
  await page.getByText('1 listing is taken away.').waitFor();
  await page.goto(`${siteOrigin}/dashboard/listings`);
  await own.getByRole('link', { name: 'Oak table for the import' }).waitFor();
  expect(await own.getByRole('link', { name: 'Oak chair for the import' }).count()).toBe(0);
  expect(await violations()).toEqual([]);
  await page.context().close();
});
