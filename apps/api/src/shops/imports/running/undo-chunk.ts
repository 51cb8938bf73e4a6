import { and, desc, eq, isNotNull, lt } from 'drizzle-orm';
import type { ExtendedPlatform } from '../../../platform/calls/operation.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { announceShop } from '../../announce-shop.ts';
import { type ProductImportRow, productImportRows } from '../tables.ts';
import { lockImport, noteProgress, productsPerChunk } from './import-chunk.ts';
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
    if (last === undefined || shop.state === 'closed') {
      await noteProgress(transaction, id, { state: 'undone', finishedAt: now });
      await announceShop(transaction, shop, now);
      return false;
    }
    const writing = { extensions, userId: found.userId, now };
    const outcomes = await undoRows(transaction, rows, writing);
    const removed = outcomes.filter((outcome) => outcome === 'restored').length;
    await noteProgress(transaction, id, {
      position: last,
      removed: found.removed + removed,
      kept: found.kept + rows.length - removed,
    });
    return true;
  });
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
