import { mostOfCart } from '@boardwalk/sdk-core/cart/cart-limits';
import type { Cart, CartItem, CartShop } from '@boardwalk/sdk-core/cart/schemas';
import { isTaxIncluded } from '@boardwalk/sdk-core/shops/products/tax-included';
import { eq } from 'drizzle-orm';
import { findImages, imagesById } from '../media/find-images.ts';
import type { Queries } from '../platform/database/database.ts';
import { describeShop } from '../shops/describe-shop.ts';
import type { ShopRow } from '../shops/tables.ts';
import { byShop, findLines, type LineRow, leftOf, problemOfLine } from './find-lines.ts';
import type { OpenedCart } from './open-cart.ts';
import { cartShops } from './tables.ts';

const none: Cart = { id: null, items: [], saved: [], shops: [], count: 0, notices: [] };

/** A cart as its buyer sees it at an instant. */
export async function describeCart(
  queries: Queries,
  opened: OpenedCart | undefined,
  now: Date,
): Promise<Cart> {
  if (!opened) return none;
  const { id, notices } = opened;
  const rows = byShop(await findLines(queries, id)).flat();
  const inCart = rows.filter(({ line }) => !line.isSaved);
  return {
    id,
    items: inCart.map((row) => describeCartLine(row, now)),
    saved: rows.filter(({ line }) => line.isSaved).map((row) => describeCartLine(row, now)),
    shops: await describeShops(queries, id, rows, now),
    count: inCart.reduce((sum, { line }) => sum + line.quantity, 0),
    notices: [...notices],
  };
}

export function describeCartLine(row: LineRow, now: Date): CartItem {
  const { line, variant, product, shop, images } = row;
  const left = leftOf(variant);
  const known = imagesById(images ?? []);
  const pictureIds = [variant.pictureId, product.pictureIds[0]];
  const image = pictureIds.flatMap((id) => (id && known.get(id)) || [])[0] ?? null;
  return {
    item: line.variantId,
    quantity: line.quantity,
    shopId: shop.id,
    product: {
      id: product.id,
      title: product.title,
      image,
      values: variant.values,
      shippingSupport: product.shippingSupport,
    },
    price: variant.price,
    acceptedPrice: line.acceptedPrice,
    left: left !== null && left < mostOfCart.pieces ? left : null,
    problem: problemOfLine(row, now),
    addedAt: line.addedAt.toISOString(),
  };
}

/** The shops of lines, with what the buyer of a cart has chosen there; without a cart, nothing is. */
export async function describeShops(
  queries: Queries,
  cartId: string | undefined,
  rows: readonly LineRow[],
  now: Date,
): Promise<CartShop[]> {
  const shown = [...new Map(rows.map(({ shop }) => [shop.key, shop])).values()];
  const choices =
    cartId === undefined
      ? []
      : await queries.select().from(cartShops).where(eq(cartShops.cartId, cartId));
  const chosen = new Map(choices.map((row) => [row.shopKey, row]));
  const images = await findImages(
    queries,
    shown.flatMap(({ logoId }) => logoId ?? []),
  );
  return shown.map((shop) => {
    const choice = chosen.get(shop.key);
    return {
      ...describeSeller(shop, images, now),
      note: choice?.note ?? '',
      delivery: choice?.delivery ?? null,
    };
  });
}

/** Of a shop whose owner is gone nothing but its name and country is left. */
function describeSeller(
  shop: ShopRow,
  images: Awaited<ReturnType<typeof findImages>>,
  now: Date,
): Omit<CartShop, 'note' | 'delivery'> {
  const { id, name, country, currency } = shop;
  const facts = { id, name, country, currency, isTaxIncluded: isTaxIncluded(country) };
  if (shop.place === null) {
    return { ...facts, logo: null, state: 'closed', away: null, pickup: null, address: null };
  }
  const { logo, state, away, pickup, address } = describeShop(shop, images, now);
  return { ...facts, logo, state, away, pickup, address };
}
