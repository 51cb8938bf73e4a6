import { inArray } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { paymentErrands } from '../tables.ts';

/**
 * Which of these the provider has still to be told to let go of, or was: a card that it let go is
 * never attached again. With `since`, only what it was told from then on, or has still to be.
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
