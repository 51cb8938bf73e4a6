import AxeBuilder from '@axe-core/playwright';
import { getProduct } from '@boardwalk/tools/testing/product';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { useChromium, watchPageIn } from '../embedding-page.ts';
import { findFaults } from '../find-faults.ts';
import { openContext } from '../open-context.ts';
import { openShop, postProduct, shopCall } from './shop-steps.ts';

const browser = useChromium();
const { siteOrigin } = getProduct();
const axe = (page: Page) => findFaults(new AxeBuilder({ page }).include('main'));

test('a merchant changes prices and stocks by keyboard alone, in French, and undoes it', async () => {
  const context = await openContext(browser(), { locale: 'fr-CA' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: siteOrigin });
  const shop = await openShop(context.request);
  await postProduct(context.request, shop.id, { title: 'Banc' });
  const list = `${siteOrigin}/fr/dashboard/marketplace/shops/shop/${shop.id}/products?sort=title`;
  const { page, violations, errors } = await watchPageIn(context, list);
  await page.getByRole('link', { name: 'Modifier en lot' }).press('Enter');
  await page.waitForURL('**/products/edit?sort=title');
  const grid = page.getByRole('grid', { name: 'Produits de cette boutique' });
  await grid.getByRole('rowheader', { name: 'Banc' }).focus();

  // A block of a spreadsheet: two prices and two stocks.
  await page.evaluate(() => navigator.clipboard.writeText('1 250,50 $\t7\n130\t4\n'));
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await page.getByText('À enregistrer : 2 prix, 2 stocks').waitFor();
  // What is not saved is not left without a question.
  // One that is answered at once counts as a question that no browser has shown.
  page.once('dialog', (question) => setTimeout(() => void question.dismiss(), 200));
  await page.getByRole('link', { name: 'Retour à la liste' }).press('Enter');
  await page.getByText('À enregistrer : 2 prix, 2 stocks').waitFor();

  await page.getByRole('button', { name: 'Vérifier les modifications' }).press('Enter');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Change de plus de la moitié').waitFor();
  await dialog.getByRole('button', { name: 'Enregistrer les modifications' }).press('Enter');
  await page.getByText('2 produits ont été modifiés.').first().waitFor();
  const rows = async () => {
    const answer = await context.request.get(
      siteOrigin + shopCall(shop.id, '/products/rows?sort=title'),
    );
    const { results } = await answer.json();
    return results.map(({ price, stock }: { price: number; stock: number }) => [price, stock]);
  };
  expect(await rows()).toEqual([
    [125_050, 7],
    [13_000, 4],
  ]);

  await page.getByRole('button', { name: 'Annuler cette modification' }).press('Enter');
  await dialog.getByRole('button', { name: 'Annuler cette modification' }).press('Enter');
  await page.getByText('2 produits sont redevenus comme avant.').waitFor();
  expect(await rows()).toEqual([
    [12_500, 0],
    [12_500, 0],
  ]);
  expect(await violations()).toEqual([]);
  expect(errors).toEqual([]);
});

test('the grid and the preview of its changes are accessible', async () => {
  const context = await openContext(browser());
  const shop = await openShop(context.request);
  const edit = `${siteOrigin}/dashboard/marketplace/shops/shop/${shop.id}/products/edit`;
  const { page } = await watchPageIn(context, edit);
  const grid = page.getByRole('grid', { name: 'Products of this shop' });
  await grid.getByRole('rowheader').first().focus();
  expect(await axe(page)).toEqual([]);
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', '9', 'Enter']) {
    await page.keyboard.press(key);
  }
  await page.getByRole('button', { name: 'Review changes' }).press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Save changes' }).waitFor();
  expect(await axe(page)).toEqual([]);
});
