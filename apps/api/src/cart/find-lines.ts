import { mostOfCart } from '@boardwalk/sdk-core/cart/cart-limits';
import { type LineProblem, lineProblemOf } from '@boardwalk/sdk-core/cart/line-problems';
import { availabilityOf } from '@boardwalk/sdk-core/shops/products/product-rules';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { imagesColumn } from '../media/find-images.ts';
import { isAnyOf } from '../platform/database/any-of.ts';
import type { Queries } from '../platform/database/database.ts';
import { products, productVariants } from '../shops/products/tables.ts';
import type { VariantRow } from '../shops/products/variants.ts';
import { shopStandingOf } from '../shops/states/standing.ts';
import { type ShopRow, shops } from '../shops/tables.ts';
import { cartLines, cartShops, type SeenOffer } from './tables.ts';

const offerColumns = { variant: productVariants, product: products, shop: shops };
const pictures = sql`array[${productVariants.pictureId}, ${products.pictureIds}[1]]`;

/** A line with everything that it depends on, as it is now. */
export type LineRow = Awaited<ReturnType<typeof findLines>>[number];

/** The lines of a cart, in the order in which they came. */
export function findLines(queries: Queries, cartId: string) {
  return linesOf(queries).execute({ cartId });
}

/** Every call about a cart needs it, so its text is made once. */
function prepareLines(queries: Queries) {
  return queries
    .select({ line: cartLines, ...offerColumns, images: imagesColumn(pictures) })
    .from(cartLines)
    .innerJoin(productVariants, eq(productVariants.id, cartLines.variantId))
    .innerJoin(products, eq(products.key, productVariants.productKey))
    .innerJoin(shops, eq(shops.key, products.shopKey))
    .where(eq(cartLines.cartId, sql.placeholder('cartId')))
    .orderBy(asc(cartLines.addedAt), asc(cartLines.variantId))
    .prepare('find_cart_lines');
}

const preparedLines = new WeakMap<Queries, ReturnType<typeof prepareLines>>();

function linesOf(queries: Queries) {
  const query = preparedLines.get(queries) ?? prepareLines(queries);
  preparedLines.set(queries, query);
  return query;
}

/** Variants with everything that a line of one piece would depend on, in no order. */
export async function findOffers(queries: Queries, variantIds: readonly number[], now: Date) {
  const rows = await queries
    .select({ ...offerColumns, images: imagesColumn(pictures) })
    .from(productVariants)
    .innerJoin(products, eq(products.key, productVariants.productKey))
    .innerJoin(shops, eq(shops.key, products.shopKey))
    .where(inArray(productVariants.id, [...variantIds]));
  return rows.map((row): LineRow => {
    const { id: variantId, price: acceptedPrice } = row.variant;
    const seen = seenOf(row);
    const line = { variantId, acceptedPrice, quantity: 1, isSaved: false, seen, addedAt: now };
    return { ...row, line: { ...line, cartId: '' } };
  });
}

/** The lines of each shop together, shops in the order of their first line. */
export function byShop(rows: readonly LineRow[]): readonly (readonly LineRow[])[] {
  const keys = [...new Set(rows.map(({ shop }) => shop.key))];
  return keys.map((key) => rows.filter(({ shop }) => shop.key === key));
}

/** A variant with its product and shop, if there is one. */
export async function findOffered(queries: Queries, variantId: number) {
  const [found] = await offeredOf(queries).execute({ variantId });
  return found;
}

function prepareOffered(queries: Queries) {
  return queries
    .select(offerColumns)
    .from(productVariants)
    .innerJoin(products, eq(products.key, productVariants.productKey))
    .innerJoin(shops, eq(shops.key, products.shopKey))
    .where(eq(productVariants.id, sql.placeholder('variantId')))
    .prepare('find_offered_variant');
}

const preparedOffered = new WeakMap<Queries, ReturnType<typeof prepareOffered>>();

function offeredOf(queries: Queries) {
  const query = preparedOffered.get(queries) ?? prepareOffered(queries);
  preparedOffered.set(queries, query);
  return query;
}

/** How many pieces of a variant can be had; null without an end. */
export function leftOf({ stockMode, stock }: Pick<VariantRow, 'stockMode' | 'stock'>) {
  return stockMode === 'counted' ? stock : null;
}

/** Whether the public reads how many pieces are left: only where they are few. */
export function isFew(variant: VariantRow, { lowStock }: LineRow['product']): boolean {
  return ['low', 'sold-out'].includes(availabilityOf(variant, lowStock));
}

/** How many pieces can be had, where they are few or fewer than its buyer could take before. */
export function leftShown({
  line,
  variant,
  product,
}: Pick<LineRow, 'line' | 'variant' | 'product'>): number | null {
  const left = leftOf(variant);
  if (left === null || left >= mostOfCart.pieces) return null;
  const isShort = !line.isSaved && left < line.quantity;
  return isShort || isFew(variant, product) ? left : null;
}

/** What keeps a line from being ordered at an instant; null where nothing does. */
export function problemOfLine(
  { line, variant, product, shop }: Omit<LineRow, 'images'>,
  now: Date,
): LineProblem | null {
  return lineProblemOf({
    quantity: line.quantity,
    price: variant.price,
    acceptedPrice: line.acceptedPrice,
    left: leftOf(variant),
    isSold: isSold({ variant, product }),
    shopState: sellingStateOf(shop, now),
  });
}

export function isSold({ variant, product }: Pick<LineRow, 'variant' | 'product'>): boolean {
  return product.isActive && variant.removedAt === null;
}

/** What a buyer sees of a variant that is on sale. */
export function seenOf({
  variant,
  product,
  shop,
}: Pick<LineRow, 'variant' | 'product' | 'shop'>): SeenOffer {
  return { title: product.title, values: variant.values, shopName: shop.name };
}

/**
 * A line as its buyer may see it. What is hidden or sold no more, and what a shop sells that the
 * public does not see, is as it was when it was put into the cart.
 */
export function maskHidden(row: LineRow, now: Date): LineRow {
  const { line, variant, product, shop } = row;
  if (isSold(row) && sellingStateOf(shop, now) !== 'closed') return row;
  const { title, values } = line.seen;
  return {
    ...row,
    variant: { ...variant, values: [...values], price: line.acceptedPrice, pictureId: null },
    product: { ...product, title, pictureIds: [] },
    images: [],
  };
}

/**
 * Whether a shop takes orders. One that the public does not see is closed to buyers, and so is one whose
 * owner's account is disabled.
 */
export function sellingStateOf(shop: ShopRow, now: Date): 'open' | 'away' | 'closed' {
  if (!shop.isShown) return 'closed';
  const { state } = shopStandingOf(shop, now);
  return state === 'away' ? 'away' : 'open';
}

/** How many lines a cart has, those in it or those that are saved for later. */
export async function countLines(queries: Queries, cartId: string, isSaved: boolean) {
  return queries.$count(
    cartLines,
    and(eq(cartLines.cartId, cartId), eq(cartLines.isSaved, isSaved)),
  );
}

/** The most pieces of a variant that a cart may hold now. */
export function mostPieces(variant: Pick<VariantRow, 'stockMode' | 'stock'>): number {
  return Math.min(mostOfCart.pieces, leftOf(variant) ?? mostOfCart.pieces);
}

/** What of a cart was ordered: variants by their ids, shops by their keys. */
interface OrderedParts {
  readonly variantIds: readonly number[];
  readonly shopKeys: readonly number[];
}

/**
 * Removes what was ordered from a cart, with what its buyer chose at those shops: the next order from
 * there begins without it.
 */
export async function removeOrdered(
  transaction: Queries,
  cartId: string,
  { variantIds, shopKeys }: OrderedParts,
): Promise<void> {
  const removed = transaction.$with('removed').as(
    transaction
      .delete(cartLines)
      .where(and(eq(cartLines.cartId, cartId), isAnyOf(cartLines.variantId, variantIds)))
      .returning({ variantId: cartLines.variantId }),
  );
  await transaction
    .with(removed)
    .delete(cartShops)
    .where(and(eq(cartShops.cartId, cartId), isAnyOf(cartShops.shopKey, shopKeys)))
    .prepare('remove_ordered')
    .execute();
}

/** Removes these variants from a cart. */
export async function removeLines(
  transaction: Queries,
  cartId: string,
  variantIds: readonly number[],
): Promise<void> {
  await transaction
    .delete(cartLines)
    .where(and(eq(cartLines.cartId, cartId), inArray(cartLines.variantId, [...variantIds])));
}
