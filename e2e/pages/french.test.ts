import { getProduct } from '@boardwalk/tools/testing/product';
import { expect, test } from 'vitest';
import { useChromium, watchPage } from '../embedding-page.ts';

const browser = useChromium();

test('a search and its listings speak French where the page asks for it, under the strictest policy', async () => {
  const { page, violations, errors } = await watchPage(browser(), getProduct().barePage);
  await page.evaluate(() => {
    const search = document.querySelector('bw-search')?.cloneNode(true);
    if (!(search instanceof Element)) throw new Error('The page has no search');
    search.setAttribute('locale', 'fr-CA');
    document.querySelector('bw-search')?.replaceWith(search);
  });
  const search = page.locator('bw-search');
  await search.getByText(/propriétés? près de Hamilton, ON, à moins de 25\u00a0km/).waitFor();
  await search
    .getByText(/^\d{1,3}(\u00a0\d{3})+\u00a0\$/)
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Filtres' }).click();
  const sheet = page.getByRole('dialog', { name: 'Filtres' });
  await sheet
    .getByRole('checkbox', { name: /Maison individuelle/ })
    .first()
    .waitFor();
  await page.keyboard.press('Escape');

  await search.locator('article').getByRole('link').first().click();
  const dialog = page.getByRole('dialog', { name: 'Annonce', exact: true });
  await dialog.getByRole('heading', { name: 'Aperçu' }).waitFor();
  await dialog.getByRole('heading', { name: 'Propriétés semblables' }).waitFor();
  expect(await dialog.getByRole('button', { name: 'Partager' }).count()).toBe(1);

  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});
