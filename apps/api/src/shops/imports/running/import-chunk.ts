import { mostOfShop } from '@boardwalk/sdk-core/shops/shop-limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm';
import type { ExtendedPlatform } from '../../../platform/calls/operation.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { announceShop } from '../../announce-shop.ts';
import type { ProductRow } from '../../products/find-product.ts';
import { insertProducts } from '../../products/insert-products.ts';
import { replaceProduct } from '../../products/replace-product.ts';
import { addStockEntries } from '../../products/stock/add-stock-entries.ts';
import { products } from '../../products/tables.ts';
import { type ShopRow, shops } from '../../tables.ts';
import { findCurrentProducts, findProductKeys } from '../planning/find-current.ts';
import { stocksOf } from '../planning/imported-stocks.ts';
import {
  type CurrentProduct,
  type MergedProduct,
  mergeProduct,
} from '../planning/merge-product.ts';
import type { ProductPatch } from '../reading/product-patch.ts';
import {
  type FormerProduct,
  type ProductImportRow,
  productImportRows,
  productImports,
} from '../tables.ts';
import { mayStill } from './may-still.ts';

/** Products that are written, or put back, in one transaction. */
export const productsPerChunk = 100;

type Surroundings = Pick<ExtendedPlatform, 'clock' | 'database' | 'extensions'>;

interface WaitingRow {
  readonly row: number;
  readonly patch: ProductPatch;
  readonly stocks: ReadonlyMap<number, number>;
}

interface Chunk {
  readonly shop: ShopRow;
  readonly importId: number;
  /** Whether products that are there may be changed, also those that came after the check. */
  readonly mayChange: boolean;
  readonly userId: number;
  readonly now: Date;
}

/**
 * Writes the next products of an import, and notes how far it is in the same transaction: whatever ends
 * the process, each is written once. Answers whether there is more to do.
 */
export function importChunk(
  { database, clock, extensions }: Surroundings,
  { id, shopKey }: Pick<ProductImportRow, 'id' | 'shopKey'>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const locked = await lockImport(transaction, { id, shopKey }, 'running');
    if (!locked) return false;
    const { shop, found } = locked;
    const now = clock.now();
    const { userId } = found;
    const context = { database: transaction, clock, extensions };
    const mayCreate = await mayStill(context, { shop, userId, action: 'create' });
    const mayChange = mayCreate && (await mayStill(context, { shop, userId, action: 'write' }));
    const isAllowed = found.needsWrite ? mayChange : mayCreate;
    const rows = isAllowed ? await nextRows(transaction, found) : [];
    const last = rows.at(-1)?.row;
    if (last === undefined) {
      const state = isAllowed ? 'done' : 'stopped';
      await noteProgress(transaction, id, { state, finishedAt: now });
      await announceShop(transaction, shop, now);
      return false;
    }
    const chunk = { shop, importId: id, mayChange, userId, now };
    const imported = await importRows(transaction, rows, chunk);
    await dropPatches(transaction, id, last);
    await noteProgress(transaction, id, {
      position: last,
      done: found.done + rows.length,
      imported: found.imported + imported,
    });
    return true;
  });
}

/** Locks an import in a state, and before it its shop, until the transaction ends. */
export async function lockImport(
  transaction: Queries,
  { id, shopKey }: Pick<ProductImportRow, 'id' | 'shopKey'>,
  state: ProductImportRow['state'],
) {
  const [shop] = await transaction.select().from(shops).where(eq(shops.key, shopKey)).for('update');
  const [found] = await transaction
    .select()
    .from(productImports)
    .where(and(eq(productImports.id, id), eq(productImports.state, state)))
    .for('update');
  return shop && found ? { shop, found } : undefined;
}

async function nextRows(
  transaction: Queries,
  { id, position }: ProductImportRow,
): Promise<WaitingRow[]> {
  const { row, patch, stocks, importId } = productImportRows;
  const rows = await transaction
    .select({ row, patch, stocks })
    .from(productImportRows)
    .where(and(eq(importId, id), gt(row, position), isNotNull(patch)))
    .orderBy(asc(row))
    .limit(productsPerChunk);
  return rows.flatMap((one) =>
    one.patch ? [{ row: one.row, patch: one.patch, stocks: new Map(one.stocks ?? []) }] : [],
  );
}

/** Writes products, and answers how many: one that no longer can be is passed over. */
async function importRows(
  transaction: Queries,
  rows: readonly WaitingRow[],
  chunk: Chunk,
): Promise<number> {
  const patches = rows.map(({ patch }) => patch);
  const { found } = await findProductKeys(transaction, chunk.shop, patches);
  const keys = found.filter((one) => typeof one === 'number');
  const current = await findCurrentProducts(transaction, [...new Set(keys)], true);
  const added: (readonly [WaitingRow, MergedProduct])[] = [];
  const changed = new Set<number>();
  let count = 0;
  for (const [index, row] of rows.entries()) {
    const key = found[index];
    if (key === 'otherSku') continue;
    // Somebody has added since what the check did not find.
    if (key !== undefined && !chunk.mayChange) continue;
    if (key === undefined) {
      const merged = mergeProduct(row.patch, undefined);
      if (!('fault' in merged)) added.push([row, merged]);
      continue;
    }
    // What an earlier row of this chunk has changed is read again.
    const again = changed.has(key) ? await findCurrentProducts(transaction, [key], true) : current;
    const product = again.get(key);
    if (product && (await changeRow(transaction, row, product, chunk))) count += 1;
    changed.add(key);
  }
  return count + (await addRows(transaction, added, chunk));
}

async function addRows(
  transaction: Queries,
  added: readonly (readonly [WaitingRow, MergedProduct])[],
  { shop, importId, userId, now }: Chunk,
): Promise<number> {
  if (added.length === 0) return 0;
  const there = await transaction.$count(products, eq(products.shopKey, shop.key));
  const fitting = added.slice(0, Math.max(0, mostOfShop.products - there));
  if (fitting.length === 0) return 0;
  const bodies = fitting.map(([, merged]) => merged);
  const stored = await insertProducts(transaction, shop, bodies, { userId, now });
  await noteRows(
    transaction,
    { importId, now },
    fitting.flatMap(([{ row, patch }], index) => {
      const product = stored[index];
      return product ? [{ row, patch, product }] : [];
    }),
  );
  return stored.length;
}

async function changeRow(
  transaction: Queries,
  { row, patch, stocks }: WaitingRow,
  current: CurrentProduct & { readonly row: ProductRow },
  { importId, userId, now }: Chunk,
): Promise<boolean> {
  const merged = mergeProduct(patch, current, stocks);
  if ('fault' in merged) return false;
  const { body, isActive } = merged;
  try {
    // A product that has no room for its variants is passed over, and what was written of it undone.
    await transaction.transaction(async (inner) => {
      const replaced = await replaceProduct(inner, current.row, body, { userId, now });
      if (isActive !== current.isActive) {
        await inner.update(products).set({ isActive }).where(eq(products.key, current.key));
      }
      const stockChanges = merged.stockChanges.map(
        // Pieces that were sold meanwhile can't be taken away again.
        ([id, change]) => [id, Math.max(change, -(current.stocks.get(id) ?? 0))] as const,
      );
      await changeStocks(inner, stockChanges, { userId, now });
      const former = { body: current.body, isActive: current.isActive, stockChanges };
      const product = { ...replaced, isActive };
      await noteRows(inner, { importId, now }, [{ row, patch, product }]);
      await inner
        .update(productImportRows)
        .set({ former })
        .where(and(eq(productImportRows.importId, importId), eq(productImportRows.row, row)));
    });
    return true;
  } catch (error) {
    if (error instanceof Problem && error.code === 'conflict') return false;
    throw error;
  }
}

/** Adds what comes to stocks, or leaves them, to the ledger. */
export async function changeStocks(
  transaction: Queries,
  changes: FormerProduct['stockChanges'],
  { userId, now: at }: Pick<Chunk, 'userId' | 'now'>,
): Promise<void> {
  const entries = changes.flatMap(([variantId, change]) =>
    change === 0 ? [] : [{ variantId, kind: 'corrected' as const, change, note: '', userId, at }],
  );
  await addStockEntries(transaction, entries);
}

interface ImportedRow {
  readonly row: number;
  readonly patch: ProductPatch;
  readonly product: Pick<ProductRow, 'key' | 'version' | 'isActive'>;
}

/** Notes what became of rows, and when. */
async function noteRows(
  transaction: Queries,
  { importId, now }: Pick<Chunk, 'importId' | 'now'>,
  imported: readonly ImportedRow[],
): Promise<void> {
  const rows = imported.map(({ row }) => row);
  const keys = imported.map(({ product }) => product.key);
  const versions = imported.map(({ product }) => product.version);
  const shown = imported.map(({ product }) => product.isActive);
  const stocks = imported.map(({ patch }) => JSON.stringify(stocksOf(patch)));
  await transaction.execute(
    sql`update ${productImportRows} set product_key = given.key, version = given.version,
        was_active = given.shown, imported_at = ${now}, imported_stocks = given.stocks
      from unnest(${sql.param(rows)}::int[], ${sql.param(keys)}::bigint[], ${sql.param(versions)}::int[],
        ${sql.param(shown)}::boolean[], ${sql.param(stocks)}::jsonb[]) as given (row, key, version, shown, stocks)
      where ${productImportRows.importId} = ${importId} and ${productImportRows.row} = given.row`,
  );
}

/** What was written needs no second copy. */
async function dropPatches(transaction: Queries, id: number, last: number): Promise<void> {
  const { importId, row, patch } = productImportRows;
  await transaction
    .update(productImportRows)
    .set({ patch: null, stocks: null, preview: null })
    .where(and(eq(importId, id), lte(row, last), isNotNull(patch)));
}

/** Notes how far an import is. */
export async function noteProgress(
  transaction: Queries,
  id: number,
  progress: Partial<ProductImportRow>,
): Promise<void> {
  await transaction.update(productImports).set(progress).where(eq(productImports.id, id));
}
