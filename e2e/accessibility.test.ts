import AxeBuilder from '@axe-core/playwright';
import type { Look } from '@boardwalk/tools/testing/looks';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from './embedding-page.ts';
import { findFaults } from './find-faults.ts';
import { looks } from './looks.ts';

const browser = useChromium();

/** What axe finds inside a widget; the partner's own page around it is not ours. */
function problemsIn(page: Page, selector: string): Promise<readonly string[]> {
  return findFaults(new AxeBuilder({ page }).include(selector));
}

test.each(looks)('axe finds nothing in a search, $colorScheme, $width px', async (look) => {
  const { page } = await open(look);
  expect(await problemsIn(page, 'bw-search')).toEqual([]);
});

test.each(looks)('axe finds nothing in a listing, $colorScheme, $width px', async (look) => {
  const { page } = await open(look);
  await page.locator('bw-search article').getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Listing' });
  await dialog.getByText('Opening hours').or(dialog.getByText('Features')).first().waitFor();
  expect(await problemsIn(page, 'bw-search')).toEqual([]);
});

test.each(looks)('axe finds nothing in the map, $colorScheme, $width px', async (look) => {
  const { page } = await open(look);
  await page.evaluate(() => document.querySelector('bw-search')?.setAttribute('view', 'map'));
  await page.locator('bw-search img.leaflet-tile-loaded').first().waitFor();
  expect(await problemsIn(page, 'bw-search')).toEqual([]);
});

async function open({ colorScheme, width }: Look) {
  const watched = await watchPage(browser(), `${getProduct().partnerOrigin}/members`, {
    colorScheme,
    viewport: { width, height: 900 },
  });
  await watched.page.locator('bw-search article').getByRole('link').first().waitFor();
  return watched;
}
