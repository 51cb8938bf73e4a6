import { inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { paymentErrands } from '../tables.ts';

/**
 * Returns which of these the provider has yet to be requested to release, or was: a card that it
 * released is never attached again. With `since`, only what was sent from then on, or has yet to
 * be.
 */
export async function findGoing(
  queries: Queries,
  objectIds: readonly string[],
  since?: Date,
): Promise<ReadonlySet<string>> {
  const { objectId, doneAt } = paymentErrands;
  const rows = await queries
    .select({ objectId, doneAt })
    .from(paymentErrands)
    .where(inArray(objectId, [...objectIds]));
  const isGoing = (row: { readonly doneAt: Date | null }) =>
    since === undefined || row.doneAt === null || row.doneAt >= since;
  return new Set(rows.filter(isGoing).map((row) => row.objectId));
}
