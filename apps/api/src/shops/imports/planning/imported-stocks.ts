import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Queries } from '../../../platform/database/database.ts';
import type { ProductPatch, VariantPatch } from '../reading/product-patch.ts';
import { productImportRows, productImports } from '../tables.ts';

/** By what a table names a variant of a product: the same table names it alike. */
export function variantKey({ sku, values }: Pick<VariantPatch, 'sku' | 'values'>): string {
  return JSON.stringify([sku ?? null, values]);
}

/** The stocks that a table says. */
export function stocksOf({ variants }: ProductPatch): readonly (readonly [string, number])[] {
  return variants.flatMap((one) =>
    one.stock === undefined ? [] : [[variantKey(one), one.stock] as const],
  );
}

/** The stocks in tables imported before, the latest of each variant, by the keys of products. */
export async function findImportedStocks(
  queries: Queries,
  keys: readonly number[],
): Promise<ReadonlyMap<number, ReadonlyMap<string, number>>> {
  const found = new Map<number, Map<string, number>>();
  if (keys.length === 0) return found;
  const { productKey, importedStocks, importId } = productImportRows;
  const rows = await queries
    .select({ key: productKey, stocks: importedStocks })
    .from(productImportRows)
    .innerJoin(productImports, eq(productImports.id, importId))
    .where(
      and(
        inArray(productKey, [...keys]),
        isNotNull(importedStocks),
        inArray(productImports.state, ['done', 'stopped']),
      ),
    )
    .orderBy(asc(importId), asc(productImportRows.row));
  for (const { key, stocks } of rows) {
    if (key === null || stocks === null) continue;
    const own = found.get(key) ?? new Map<string, number>();
    for (const [name, stock] of stocks) own.set(name, stock);
    found.set(key, own);
  }
  return found;
}
