import type { Browser } from '../../account/account.fixture.ts';
import { writeVariant } from '../shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops.fixture.ts';

export const editsPath = (shop: string, more = '') => shopPath(shop, `/products/edits${more}`);

type Changes = Readonly<Record<string, unknown>>;

/** The server, sellers, and what they do with many products at once. */
export async function startProductEdits() {
  const started = await startShops();
  const { signInSeller, createShop, createProduct } = started;

  const edit = (by: Browser, shop: string, products: readonly Changes[], more: Changes = {}) =>
    by.call('POST', editsPath(shop), { currency: 'CAD', products, ...more });

  /** A shop with a product of one variant, of which there are five. */
  async function stocked() {
    const rosa = await signInSeller();
    const shop = await createShop(rosa);
    const variants = [writeVariant({ price: 1_000, compareAt: 1_500, stock: 5, sku: 'ST' })];
    const { id, stock } = await createProduct(rosa, shop, { title: 'Oak stool', variants });
    const variantId: number = stock[0].variantId;
    return { rosa, shop, id, variantId };
  }

  return {
    ...started,
    stocked,
    edit,
    rowsOf: async (by: Browser, shop: string, query = '') =>
      (await by.call('GET', shopPath(shop, `/products/rows?sort=title${query}`))).body,
    undo: (by: Browser, shop: string, id: number) =>
      by.call('POST', editsPath(shop, `/${id}/undo`)),
  };
}
