import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireVisible } from '../query/visibility.ts';
import { listings } from '../tables.ts';

/** The row of a listing that the public sees; else the problem `gone` or `not-found`. */
export async function requireVisibleListing(
  { database, clock }: Pick<OperationContext, 'database' | 'clock'>,
  id: number,
) {
  const [row] = await database.select().from(listings).where(eq(listings.id, id));
  return requireVisible(row, clock.now());
}
