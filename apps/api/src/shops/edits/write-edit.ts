import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { CurrentProduct } from '../imports/planning/merge-product.ts';
import { changeStocks } from '../imports/running/import-chunk.ts';
import { productImportRows } from '../imports/tables.ts';
import type { ProductRow } from '../products/find-product.ts';
import { replaceProduct } from '../products/replace-product.ts';
import { products } from '../products/tables.ts';
import type { PlannedEdit } from './plan-edit.ts';

export interface EditWriting {
  /** As it stands; it is locked, and so are its variants. */
  readonly product: CurrentProduct & { readonly row: ProductRow };
  readonly editId: number;
  /** Which of the edit’s products it is, from 1. */
  readonly row: number;
  readonly userId: number;
  readonly now: Date;
}

/** Writes what an edit makes of a product, with what it was, so that it can be undone. */
export async function writeEdit(
  transaction: Queries,
  { body, isActive, stockChanges, isRewritten }: PlannedEdit,
  { product, editId, row, userId, now }: EditWriting,
): Promise<void> {
  const { key, stocks } = product;
  const { version } = isRewritten
    ? await replaceProduct(transaction, product.row, body, { userId, now })
    : product.row;
  if (isActive !== product.isActive) {
    await transaction
      .update(products)
      .set({ isActive, updatedAt: now })
      .where(eq(products.key, key));
  }
  await changeStocks(transaction, stockChanges, { userId, now });
  const leftStocks = stockChanges.map(
    ([id, change]) => [id, (stocks.get(id) ?? 0) + change] as const,
  );
  const former = { body: product.body, isActive: product.isActive, stockChanges, leftStocks };
  await transaction.insert(productImportRows).values({
    ...{ importId: editId, row, plan: 'change', productKey: key, former },
    ...{ version, wasActive: isActive, importedAt: now },
  });
}
