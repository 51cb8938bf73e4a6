import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type ImportRow, listingImports } from '../tables.ts';

interface Wanted {
  readonly id: number;
  readonly ownerId: number;
}

/** An import of one's own; one of somebody else is as if it were not there. */
export async function findOwnImport(queries: Queries, wanted: Wanted): Promise<ImportRow> {
  const [row] = await ownImport(queries, wanted);
  return requireImport(row);
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockOwnImport(transaction: Queries, wanted: Wanted): Promise<ImportRow> {
  const [row] = await ownImport(transaction, wanted).for('update');
  return requireImport(row);
}

function ownImport(queries: Queries, { id, ownerId }: Wanted) {
  return queries
    .select()
    .from(listingImports)
    .where(and(eq(listingImports.id, id), eq(listingImports.ownerId, ownerId)))
    .$dynamic();
}

function requireImport(row: ImportRow | undefined): ImportRow {
  if (!row) throw new Problem('not-found', 'You have no such import.');
  return row;
}
