import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { ExtendedPlatform } from '../../../platform/calls/operation.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { announceShop } from '../../announce-shop.ts';
import type { ProductRow } from '../../products/find-product.ts';
import { replaceProduct } from '../../products/replace-product.ts';
import { products, productVariants } from '../../products/tables.ts';
import { findCurrentProducts } from '../planning/find-current.ts';
import type { CurrentProduct } from '../planning/merge-product.ts';
import { soldProducts } from '../sold-products.ts';
import { type ProductImportRow, productImportRows } from '../tables.ts';
import { changeStocks, lockImport, noteProgress, productsPerChunk } from './import-chunk.ts';
import { mayStill } from './may-still.ts';

type Surroundings = Pick<ExtendedPlatform, 'clock' | 'database' | 'extensions'>;
type ImportedRow = typeof productImportRows.$inferSelect;
type Standing = CurrentProduct & { readonly row: ProductRow };

/**
 * Puts the next products of an import back to what they were, the last ones first: those that it added
 * are hidden, as nothing is deleted. What was ordered, or changed by somebody since, stays.
 */
export function undoChunk(
  { database, clock, extensions }: Surroundings,
  { id, shopKey }: Pick<ProductImportRow, 'id' | 'shopKey'>,
): Promise<boolean> {
  return database.transaction(async (transaction) => {
    const locked = await lockImport(transaction, { id, shopKey }, 'undoing');
    if (!locked) return false;
    const { shop, found } = locked;
    const now = clock.now();
    const rows = await nextRows(transaction, found);
    const last = rows.at(-1)?.row;
    const isEnd = last === undefined || shop.state === 'closed';
    const { userId } = found;
    const action = found.needsWrite ? 'write' : 'create';
    const context = { database: transaction, clock, extensions };
    if (isEnd || !(await mayStill(context, { shop, userId, action }))) {
      const state = isEnd ? 'undone' : 'stopped';
      await noteProgress(transaction, id, { state, finishedAt: now });
      await announceShop(transaction, shop, now);
      return false;
    }
    const keys = [...new Set(rows.flatMap(({ productKey }) => productKey ?? []))];
    const standing = new Map(await findCurrentProducts(transaction, keys, true));
    const since = rows.reduce(
      (first, { importedAt }) => (importedAt && importedAt < first ? importedAt : first),
      now,
    );
    const sold = new Set<number>();
    for (const { findSold } of extensions.all(soldProducts)) {
      for (const key of await findSold(transaction, keys, since)) sold.add(key);
    }
    // Of several rows of one product the last one’s undoing is no change of somebody’s.
    const restored = new Set<number>();
    const undone: number[] = [];
    for (const row of rows) {
      const product = standing.get(row.productKey ?? 0);
      if (!product || sold.has(product.key)) continue;
      if (!restored.has(product.key) && !isUntouched(row, product)) continue;
      const former = await restore(transaction, row, product, { userId, now });
      standing.set(product.key, former);
      restored.add(product.key);
      undone.push(row.row);
    }
    await noteUndone(transaction, id, undone);
    await noteProgress(transaction, id, {
      position: last,
      removed: found.removed + undone.length,
      kept: found.kept + rows.length - undone.length,
    });
    return true;
  });
}

/** An undoing that stopped, and goes on, passes over what is undone. */
async function noteUndone(
  transaction: Queries,
  id: number,
  undone: readonly number[],
): Promise<void> {
  const { importId, row } = productImportRows;
  await transaction
    .update(productImportRows)
    .set({ importedAt: null })
    .where(and(eq(importId, id), inArray(row, [...undone])));
}

function nextRows(transaction: Queries, { id, position }: ProductImportRow) {
  const { importId, row, productKey, importedAt } = productImportRows;
  return transaction
    .select()
    .from(productImportRows)
    .where(
      and(
        eq(importId, id),
        isNotNull(productKey),
        isNotNull(importedAt),
        // The last one that was undone; the first time there is none.
        position === 0 ? undefined : lt(row, position),
      ),
    )
    .orderBy(desc(row))
    .limit(productsPerChunk);
}

/** Whether a product stands as the import left it. */
function isUntouched({ version, wasActive }: ImportedRow, { row }: Standing): boolean {
  return row.version === version && row.isActive === wasActive;
}

interface Restoring {
  readonly userId: number;
  readonly now: Date;
}

async function restore(
  transaction: Queries,
  imported: ImportedRow,
  current: Standing,
  writing: Restoring,
): Promise<Standing> {
  const { former } = imported;
  const { now: updatedAt } = writing;
  if (!former) {
    const row = { ...current.row, isActive: false, updatedAt };
    await transaction
      .update(products)
      .set({ isActive: false, updatedAt })
      .where(eq(products.key, current.key));
    return { ...current, isActive: false, row };
  }
  const body = { ...former.body, pictures: current.body.pictures };
  const replaced = await replaceProduct(transaction, current.row, body, writing);
  const { isActive } = former;
  await transaction.update(products).set({ isActive }).where(eq(products.key, current.key));
  const stocks = await readStocks(
    transaction,
    former.stockChanges.map(([id]) => id),
  );
  const back = former.stockChanges.map(
    // Pieces that were sold meanwhile can't be taken away again.
    ([id, change]) => [id, Math.max(-change, -(stocks.get(id) ?? 0))] as const,
  );
  await changeStocks(transaction, back, writing);
  const row = { ...replaced, isActive };
  await followVersion(transaction, imported, row);
  return { ...current, isActive, body, row };
}

/** Earlier rows of the same product are undone next, and find it as this one has left it. */
async function followVersion(
  transaction: Queries,
  { importId, row, productKey }: ImportedRow,
  { version, isActive }: Pick<ProductRow, 'version' | 'isActive'>,
): Promise<void> {
  await transaction
    .update(productImportRows)
    .set({ version, wasActive: isActive })
    .where(
      and(
        eq(productImportRows.importId, importId),
        eq(productImportRows.productKey, productKey ?? 0),
        lt(productImportRows.row, row),
      ),
    );
}

async function readStocks(transaction: Queries, ids: readonly number[]) {
  const { id, stock } = productVariants;
  const rows =
    ids.length === 0
      ? []
      : await transaction
          .select({ id, stock })
          .from(productVariants)
          .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.stock]));
}
