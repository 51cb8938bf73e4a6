import { sql } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { addEntriesOfMoved, type PieceEntry } from '../shops/products/stock/add-stock-entries.ts';
import type { OrderShopRow } from './tables.ts';

type Hold = OrderShopRow['stock'];

/** From what a hold may become another one, by what it becomes. */
const before: Readonly<Record<Hold, Hold>> = {
  reserved: 'released',
  sold: 'reserved',
  released: 'reserved',
};

/** What was reserved is there again before it is sold, so that the ledger says both. */
const entered: Readonly<Record<Hold, readonly PieceEntry[]>> = {
  reserved: [{ kind: 'reserved', sign: -1 }],
  sold: [
    { kind: 'reserved', sign: 1 },
    { kind: 'sold', sign: -1 },
  ],
  released: [{ kind: 'reserved', sign: 1 }],
};

/**
 * Reserves, sells or releases the stock of the shops that payments of an order pay, once however
 * often it is called. Throws `conflict` where a piece that is reserved again has been sold meanwhile.
 * Everybody waits for the same stock, so it is locked as late as can be, all of a transaction by one
 * call, in the order of the variants.
 */
export async function holdStock(
  transaction: Queries,
  groupIds: readonly string[],
  hold: Hold,
  at: Date,
): Promise<void> {
  const moved = sql`
    changed as (
      update order_shops set stock = ${hold}
      where group_id = any(${sql.param(groupIds)}::uuid[]) and stock = ${before[hold]}
      returning order_key, shop_key
    ), moved as (
      select line.variant_id, line.quantity
      from changed join order_lines line using (order_key, shop_key)
      where line.is_counted
    )`;
  await addEntriesOfMoved(transaction, moved, entered[hold], at);
}
