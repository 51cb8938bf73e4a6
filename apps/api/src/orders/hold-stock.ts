import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { addStockEntries } from '../shops/products/stock/add-stock-entries.ts';
import { type OrderShopRow, orderLines, orderShops } from './tables.ts';

type Hold = OrderShopRow['stock'];

/** From what a hold may become another one, by what it becomes. */
const before: Readonly<Record<Hold, Hold>> = {
  reserved: 'released',
  sold: 'reserved',
  released: 'reserved',
};

/**
 * Reserves, sells or releases the stock of the shops that a payment of an order pays, once however
 * often it is called. Throws `conflict` where a piece that is reserved again has been sold meanwhile.
 */
export async function holdStock(
  transaction: Queries,
  groupId: string,
  hold: Hold,
  at: Date,
): Promise<void> {
  const changed = transaction.$with('changed').as(
    transaction
      .update(orderShops)
      .set({ stock: hold })
      .where(and(eq(orderShops.groupId, groupId), eq(orderShops.stock, before[hold])))
      .returning({ orderKey: orderShops.orderKey, shopKey: orderShops.shopKey }),
  );
  const lines = await transaction
    .with(changed)
    .select({ variantId: orderLines.variantId, quantity: orderLines.quantity })
    .from(orderLines)
    .innerJoin(
      changed,
      and(eq(orderLines.orderKey, changed.orderKey), eq(orderLines.shopKey, changed.shopKey)),
    )
    .where(eq(orderLines.isCounted, true));
  await addStockEntries(
    transaction,
    lines.flatMap((line) => entriesOf(line, hold, at)),
  );
}

/** What was reserved is there again before it is sold, so that the ledger says both. */
function entriesOf(
  { variantId, quantity }: { readonly variantId: number; readonly quantity: number },
  hold: Hold,
  at: Date,
) {
  const entry = (kind: 'reserved' | 'sold', change: number) => ({
    ...{ variantId, kind, change, at },
    ...{ note: '', userId: null },
  });
  if (hold === 'reserved') return [entry('reserved', -quantity)];
  const returned = entry('reserved', quantity);
  return hold === 'sold' ? [returned, entry('sold', -quantity)] : [returned];
}
