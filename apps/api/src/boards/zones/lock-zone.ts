import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { boardZones } from '../tables.ts';

export type ZoneRow = typeof boardZones.$inferSelect;

/** The zone of that id. */
export async function requireZone(queries: Queries, id: number): Promise<ZoneRow> {
  return orNotFound((await selectZone(queries, id))[0]);
}

/** The same, locked to the end of the transaction. */
export async function lockZone(transaction: Queries, id: number): Promise<ZoneRow> {
  return orNotFound((await selectZone(transaction, id).for('update'))[0]);
}

function selectZone(queries: Queries, id: number) {
  return queries.select().from(boardZones).where(eq(boardZones.id, id)).$dynamic();
}

function orNotFound(row: ZoneRow | undefined): ZoneRow {
  if (!row) throw new Problem('not-found', 'There is no such zone.');
  return row;
}
