import { getProduct } from '@boardwalk/tools/testing/product';
import type { APIRequestContext, Page } from 'playwright';
import { getDocumentProxy } from 'unpdf';
import { expect } from 'vitest';

const { siteOrigin } = getProduct();

/** Three shops of the demo: two in Canada, and one in Australia that charges on its own account. */
export const threeShops = [
  {
    name: 'Escarpment Furniture',
    product: 'Samples of wood and fabric',
    path: '/product/escarpment-furniture/samples-of-wood-and-fabric',
  },
  {
    name: 'Érablière du Vieux-Chemin',
    product: 'Sirop en conserve, 540 mL',
    path: '/product/erabliere-du-vieux-chemin/sirop-en-conserve-540-ml',
  },
  {
    name: 'Harbour Street Outfitters',
    product: 'Beach games bag',
    path: '/product/harbour-street-outfitters/beach-games-bag',
  },
] as const;

/** Puts the product of a page into the cart, as a visitor of our site does. */
export async function addFromPage(page: Page, path: string): Promise<void> {
  await page.goto(siteOrigin + path);
  const button = page.locator('bw-add-to-cart');
  await button.getByRole('button', { name: 'Add to cart' }).click();
  await button.getByText('Added to your cart.').waitFor();
}

/** Answers the bank for each of several payments, one after the other. */
export async function answerBanks(
  page: Page,
  answers: readonly ('Complete' | 'Fail')[],
): Promise<void> {
  for (const name of answers) {
    const address = await page.locator('iframe[title="3D Secure"]').getAttribute('src');
    const bank = page.frameLocator(`iframe[src="${address}"]`);
    await bank.getByRole('button', { name }).press('Enter');
    await page.locator(`iframe[src="${address}"]`).waitFor({ state: 'detached' });
  }
}

/** Opens the invoice of each shop from the page of an order, and reads its file. */
export async function expectInvoices(page: Page, number: string): Promise<void> {
  for (const { name, product } of threeShops) {
    await page.goto(`${siteOrigin}/dashboard/marketplace/orders/order/${number}`);
    const part = page.locator('bw-order section, bw-order article').filter({
      has: page.getByRole('heading', { name }),
    });
    await part
      .last()
      .getByRole('link', { name: /^Invoice / })
      .click();
    const invoice = page.locator('bw-invoice');
    await invoice.getByText(product).first().waitFor();
    const file = invoice.getByRole('link', { name: 'Download PDF' });
    const text = await readPdfText(page.request, String(await file.getAttribute('href')));
    for (const said of [name, product, 'Ana Roy', '1 Main Street W']) expect(text).toContain(said);
  }
}

/** The text of a PDF, as its reader finds it. */
export async function readPdfText(request: APIRequestContext, address: string): Promise<string> {
  const answer = await request.get(new URL(address, siteOrigin).href);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'application/pdf']);
  const document = await getDocumentProxy(new Uint8Array(await answer.body()));
  const texts: string[] = [];
  for (let nth = 1; nth <= document.numPages; nth += 1) {
    const { items } = await (await document.getPage(nth)).getTextContent();
    texts.push(...items.flatMap((item) => ('str' in item ? item.str : [])));
  }
  return texts.join('').replaceAll('\u00a0', ' ');
}
