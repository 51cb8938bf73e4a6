import type { UndoOutcome } from '@boardwalk/sdk-core/shops/edits/edit-outcomes';
import { and, eq, inArray, lt } from 'drizzle-orm';
import type { ExtendedPlatform } from '../../../platform/calls/operation.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { ProductRow } from '../../products/find-product.ts';
import { replaceProduct } from '../../products/replace-product.ts';
import { products, productVariants } from '../../products/tables.ts';
import { findCurrentProducts } from '../planning/find-current.ts';
import type { CurrentProduct } from '../planning/merge-product.ts';
import { soldProducts } from '../sold-products.ts';
import { productImportRows } from '../tables.ts';
import { changeStocks } from './import-chunk.ts';

type ImportedRow = typeof productImportRows.$inferSelect;
type Standing = CurrentProduct & { readonly row: ProductRow };

interface Undoing extends Pick<ExtendedPlatform, 'extensions'> {
  /** Who undoes it. */
  readonly userId: number;
  readonly now: Date;
}

/** Puts rows back to what they were, in their order; answers what became of each. */
export async function undoRows(
  transaction: Queries,
  rows: readonly ImportedRow[],
  undoing: Undoing,
): Promise<readonly UndoOutcome[]> {
  const keys = [...new Set(rows.flatMap(({ productKey }) => productKey ?? []))];
  const standing = new Map(await findCurrentProducts(transaction, keys, true));
  const sold = await findSoldProducts(transaction, rows, keys, undoing);
  // Of several rows of one product the last one’s undoing is no change of somebody’s.
  const restored = new Set<number>();
  const outcomes: UndoOutcome[] = [];
  for (const row of rows) {
    const product = standing.get(row.productKey ?? 0);
    if (!product) outcomes.push('gone');
    else if (sold.has(product.key)) outcomes.push('sold');
    else if (!restored.has(product.key) && !isUntouched(row, product)) outcomes.push('changed');
    else {
      standing.set(product.key, await restore(transaction, row, product, undoing));
      restored.add(product.key);
      outcomes.push('restored');
    }
  }
  return outcomes;
}

/** Products that were ordered since the first of the rows was written. */
async function findSoldProducts(
  transaction: Queries,
  rows: readonly ImportedRow[],
  keys: readonly number[],
  { extensions, now }: Undoing,
): Promise<ReadonlySet<number>> {
  const since = rows.reduce(
    (first, { importedAt }) => (importedAt && importedAt < first ? importedAt : first),
    now,
  );
  const sold = new Set<number>();
  for (const { findSold } of extensions.all(soldProducts)) {
    for (const key of await findSold(transaction, keys, since)) sold.add(key);
  }
  return sold;
}

/** Whether a product stands as the import left it. */
function isUntouched({ version, wasActive, former }: ImportedRow, standing: Standing): boolean {
  const { row, stocks } = standing;
  if (row.version !== version || row.isActive !== wasActive) return false;
  return (former?.leftStocks ?? []).every(([id, stock]) => stocks.get(id) === stock);
}

type Restoring = Pick<Undoing, 'userId' | 'now'>;

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
