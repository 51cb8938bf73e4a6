import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type ProductImportRow, productImports } from './tables.ts';

interface Wanted {
  readonly id: number;
  readonly shopKey: number;
  readonly userId: number;
}

/** An import of one's own in a shop; one of somebody else is as if it were not there. */
export async function findOwnProductImport(
  queries: Queries,
  wanted: Wanted,
): Promise<ProductImportRow> {
  return requireRow((await ownImport(queries, wanted))[0]);
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockOwnProductImport(
  transaction: Queries,
  wanted: Wanted,
): Promise<ProductImportRow> {
  return requireRow((await ownImport(transaction, wanted).for('update'))[0]);
}

function ownImport(queries: Queries, { id, shopKey, userId }: Wanted) {
  const { id: importId, shopKey: shop, userId: owner } = productImports;
  return queries
    .select()
    .from(productImports)
    .where(and(eq(importId, id), eq(shop, shopKey), eq(owner, userId)))
    .$dynamic();
}

function requireRow(row: ProductImportRow | undefined): ProductImportRow {
  if (!row) throw new Problem('not-found', 'You have no such import.');
  return row;
}
