import type { ProductBody } from '@boardwalk/sdk-core/shops/products/product-body';
import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { ProductRow } from '../../products/find-product.ts';
import { products, productVariants } from '../../products/tables.ts';
import { findVariants, type VariantRow } from '../../products/variants.ts';
import type { ShopRow } from '../../tables.ts';
import type { ProductPatch } from '../reading/product-patch.ts';
import { productImportRows, productImports } from '../tables.ts';
import type { CurrentProduct } from './merge-product.ts';

/** The products of a shop that products of a table are, as far as they are there. */
export interface ProductMatches {
  /** By the place of the table's product; `otherSku` where SKUs name another product, or several. */
  readonly found: readonly (number | 'otherSku' | undefined)[];
}

type Shop = Pick<ShopRow, 'key'>;

/** Finds what products of a table are in the shop: by their id, by an earlier import, by their SKUs. */
export async function findProductKeys(
  queries: Queries,
  { key: shopKey }: Shop,
  patches: readonly ProductPatch[],
): Promise<ProductMatches> {
  const references = patches.flatMap(({ reference }) => reference ?? []);
  const skus = patches.flatMap(({ variants }) => variants.flatMap(({ sku }) => sku ?? []));
  const byReference = new Map([
    ...(await findImported(queries, shopKey, references)),
    ...(await findById(queries, shopKey, references)),
  ]);
  const bySku = await findBySku(queries, shopKey, skus);
  const found = patches.map(({ reference, variants }) => {
    const keys = new Set(variants.flatMap(({ sku }) => [...(bySku.get(sku ?? '') ?? [])]));
    const named = reference === null ? undefined : byReference.get(reference);
    if (named !== undefined) {
      const isOther = [...keys].some((key) => key !== named);
      return isOther ? ('otherSku' as const) : named;
    }
    return keys.size > 1 ? ('otherSku' as const) : [...keys][0];
  });
  return { found };
}

async function findById(queries: Queries, shopKey: number, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await queries
    .select({ id: products.id, key: products.key })
    .from(products)
    .where(and(eq(products.shopKey, shopKey), inArray(products.id, [...ids])));
  return rows.map(({ id, key }) => [id, key] as const);
}

async function findImported(queries: Queries, shopKey: number, references: readonly string[]) {
  if (references.length === 0) return [];
  const { reference, productKey, importId } = productImportRows;
  const rows = await queries
    .select({ reference, productKey })
    .from(productImportRows)
    .innerJoin(productImports, eq(productImports.id, importId))
    .where(
      and(
        inArray(reference, [...references]),
        isNotNull(productKey),
        eq(productImports.shopKey, shopKey),
      ),
    )
    // Of several the first counts: all later ones found it.
    .orderBy(desc(importId));
  return rows.flatMap((row) =>
    row.reference === null || row.productKey === null
      ? []
      : [[row.reference, row.productKey] as const],
  );
}

async function findBySku(queries: Queries, shopKey: number, skus: readonly string[]) {
  const found = new Map<string, Set<number>>();
  if (skus.length === 0) return found;
  const { sku, productKey, removedAt } = productVariants;
  const rows = await queries
    .select({ sku, productKey })
    .from(productVariants)
    .innerJoin(products, eq(products.key, productKey))
    .where(and(inArray(sku, [...skus]), isNull(removedAt), eq(products.shopKey, shopKey)));
  for (const row of rows) {
    if (row.sku === null) continue;
    found.set(row.sku, (found.get(row.sku) ?? new Set()).add(row.productKey));
  }
  return found;
}

/** Products as they are, by their keys; locked until the transaction ends where they are to change. */
export async function findCurrentProducts(
  queries: Queries,
  keys: readonly number[],
  isLocked = false,
): Promise<ReadonlyMap<number, CurrentProduct & { readonly row: ProductRow }>> {
  if (keys.length === 0) return new Map();
  const select = queries
    .select()
    .from(products)
    .where(inArray(products.key, [...keys]))
    .orderBy(products.key)
    .$dynamic();
  const rows = await (isLocked ? select.for('no key update') : select);
  const variants = new Map<number, VariantRow[]>();
  for (const one of await findVariants(queries, keys)) {
    variants.set(one.productKey, [...(variants.get(one.productKey) ?? []), one]);
  }
  return new Map(
    rows.map((row) => {
      const own = variants.get(row.key) ?? [];
      const stocks = new Map(own.map(({ id, stock }) => [id, stock]));
      const body = writtenBody(row, own);
      return [row.key, { key: row.key, isActive: row.isActive, body, stocks, row }];
    }),
  );
}

/** What is written of a product; only the ids of its pictures count here. */
function writtenBody(row: ProductRow, variants: readonly VariantRow[]): ProductBody {
  const { title, description, category, leaf, condition, shippingSupport, lowStock } = row;
  return {
    ...{ title, description, category, leaf, condition, shippingSupport, lowStock },
    pictures: row.pictureIds.map((id) => ({ id, alt: '' })),
    options: row.options,
    variants: variants.map((one) => {
      const { id, values, sku, barcode, price, compareAt, stockMode, weight, pictureId } = one;
      return { id, values, sku, barcode, price, compareAt, stockMode, weight, pictureId };
    }),
  };
}
