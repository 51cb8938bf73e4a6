import { writeVariant } from '../shops/shop-bodies.fixture.ts';
import { shopPath, startShops } from '../shops/shops.fixture.ts';

export const cartPath = '/api/v1/marketplace/cart/';

/** The server, people who sell, and things that can be put into carts. */
export async function startCart(settings: Parameters<typeof startShops>[0] = {}) {
  const started = await startShops(settings);
  const { createProduct } = started;

  /** A product with one variant, by default of ten pieces that are sent by a rate of 15.00. */
  async function offer(
    seller: Parameters<typeof createProduct>[0],
    shop: string,
    {
      stock = 10,
      variant = {},
      product = {},
    }: { readonly stock?: number; readonly variant?: object; readonly product?: object } = {},
  ) {
    const variants = [writeVariant({ stock, ...variant })];
    const made = await createProduct(seller, shop, { ...product, variants });
    const item: number = made.product.variants[0].id;
    return { item, product: made.id as string, path: shopPath(shop, `/product/${made.id}`) };
  }

  return { ...started, offer };
}
