import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { type ImportSource, type ProductImportRow, productImports } from './tables.ts';

interface Wanted {
  readonly id: number;
  readonly shopKey: number;
  /** By default a table. */
  readonly source?: ImportSource;
}

/** An import of a shop; one of another shop is as if it were not there. */
export async function findProductImport(
  queries: Queries,
  wanted: Wanted,
): Promise<ProductImportRow> {
  return requireRow((await selectImport(queries, wanted))[0]);
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockProductImport(
  transaction: Queries,
  wanted: Wanted,
): Promise<ProductImportRow> {
  return requireRow((await selectImport(transaction, wanted).for('update'))[0]);
}

function selectImport(queries: Queries, { id, shopKey, source = 'table' }: Wanted) {
  const { id: importId, shopKey: shop, source: origin } = productImports;
  return queries
    .select()
    .from(productImports)
    .where(and(eq(importId, id), eq(shop, shopKey), eq(origin, source)))
    .$dynamic();
}

function requireRow(row: ProductImportRow | undefined): ProductImportRow {
  if (!row) throw new Problem('not-found', 'This shop has no such import.');
  return row;
}
