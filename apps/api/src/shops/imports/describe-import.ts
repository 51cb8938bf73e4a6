import type { ProductImport } from '@boardwalk/sdk-core/shops/imports/schemas';
import type { ProductImportRow } from './tables.ts';

/** An import of products as the people of its shop see it. */
export function describeProductImport(row: ProductImportRow, shopId: string): ProductImport {
  const { shopKey: _, userId: __, position: ___, source: ____, ...others } = row;
  const { createdAt, finishedAt, ...facts } = others;
  return {
    ...facts,
    shopId,
    leftOut: [...row.leftOut],
    notes: [...row.notes],
    createdAt: createdAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
  };
}
