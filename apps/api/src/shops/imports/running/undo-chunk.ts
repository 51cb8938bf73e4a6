import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { ExtendedPlatform } from '../../../platform/calls/operation.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { announceShop } from '../../announce-shop.ts';
import { type ProductImportRow, productImportRows } from '../tables.ts';
import { lockImport, noteProgress, productsPerChunk } from './import-chunk.ts';
import { mayStill } from './may-still.ts';
import { undoRows } from './undo-rows.ts';

type Surroundings = Pick<ExtendedPlatform, 'clock' | 'database' | 'extensions'>;

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
    const outcomes = await undoRows(transaction, rows, { extensions, userId, now });
    const undone = rows.flatMap(({ row }, index) => (outcomes[index] === 'restored' ? [row] : []));
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
