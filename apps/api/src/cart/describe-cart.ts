import type { LineProblem } from '@boardwalk/sdk-core/cart/line-problems';
import type { Cart, CartItem, CartShop } from '@boardwalk/sdk-core/cart/schemas';
import { isTaxIncluded } from '@boardwalk/sdk-core/shops/products/tax-included';
import { eq } from 'drizzle-orm';
import { findImages, imagesById } from '../media/find-images.ts';
import type { Queries } from '../platform/database/database.ts';
import { describeShop } from '../shops/describe-shop.ts';
import {
  byShop,
  findLines,
  type LineRow,
  leftShown,
  maskHidden,
  problemOfLine,
  sellingStateOf,
} from './find-lines.ts';
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
  const lines = await findLines(queries, id);
  const rows = byShop(lines.map((row) => maskHidden(row, now))).flat();
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

/** Problems of what the public does not see. */
const hidden: ReadonlySet<LineProblem | null> = new Set(['gone', 'shop-closed']);

export function describeCartLine(row: LineRow, now: Date): CartItem {
  const { line, variant, product, shop, images } = row;
  const problem = problemOfLine(row, now);
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
    left: hidden.has(problem) ? null : leftShown(row),
    problem,
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
  const shown = byShop(rows).flatMap(([first]) => first ?? []);
  const choices =
    cartId === undefined
      ? []
      : await queries.select().from(cartShops).where(eq(cartShops.cartId, cartId));
  const chosen = new Map(choices.map((row) => [row.shopKey, row]));
  const images = await findImages(
    queries,
    shown.flatMap(({ shop }) => shop.logoId ?? []),
  );
  return shown.map((row) => {
    const choice = chosen.get(row.shop.key);
    return {
      ...describeSeller(row, images, now),
      note: choice?.note ?? '',
      delivery: choice?.delivery ?? null,
    };
  });
}

/** Of a shop that the public does not see nothing but the name that its buyer saw, and its country. */
function describeSeller(
  { shop, line }: LineRow,
  images: Awaited<ReturnType<typeof findImages>>,
  now: Date,
): Omit<CartShop, 'note' | 'delivery'> {
  const { id, country, currency } = shop;
  const facts = { id, country, currency, isTaxIncluded: isTaxIncluded(country) };
  if (shop.place === null || sellingStateOf(shop, now) === 'closed') {
    const { shopName: name } = line.seen;
    return { ...facts, name, logo: null, state: 'closed', away: null, pickup: null, address: null };
  }
  const { name, logo, state, away, pickup, address } = describeShop(shop, images, now);
  return { ...facts, name, logo, state, away, pickup, address };
}
