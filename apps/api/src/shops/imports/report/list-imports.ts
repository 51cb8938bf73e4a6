import { listedProductImports } from '@boardwalk/sdk-core/shops/imports/import-limits';
import type { ProductProblem } from '@boardwalk/sdk-core/shops/imports/product-faults';
import type * as schemas from '@boardwalk/sdk-core/shops/imports/schemas';
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { OperationContext } from '../../../platform/calls/operation.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Handler } from '../../../platform/domain.ts';
import { describeProductImport } from '../describe-import.ts';
import { findProductImport } from '../find-import.ts';
import { requireProductImporter } from '../require-importer.ts';
import { productImportRows, productImports } from '../tables.ts';

/** Lists the imports of a shop, the latest first. */
export const listProductImports: Handler<typeof schemas.listProductImports> = async (
  { params: { id } },
  context,
) => {
  const shop = await requireProductImporter(context, id);
  const { shopKey, source, createdAt } = productImports;
  const rows = await context.database
    .select()
    .from(productImports)
    .where(and(eq(shopKey, shop.key), eq(source, 'table')))
    .orderBy(desc(createdAt), desc(productImports.id))
    .limit(listedProductImports);
  return { results: rows.map((row) => describeProductImport(row, shop.id)) };
};

/** Reads an import of a shop. */
export const readProductImport: Handler<typeof schemas.readProductImport> = async (
  { params },
  context,
) => describeProductImport(await findImport(context, params), params.id);

/** Lists what is wrong with a table, by row and column. */
export const listProductImportProblems: Handler<typeof schemas.listProductImportProblems> = async (
  { params, query: { start, size } },
  context,
) => {
  const { id, problems } = await findImport(context, params);
  const page = sql`limit ${size} offset ${start}`;
  return { results: await readProductProblems(context.database, id, page), total: problems };
};

/** Says what an import would do with each product that it adds or changes. */
export const previewProductImport: Handler<typeof schemas.previewProductImport> = async (
  { params, query: { start, size } },
  context,
) => {
  const found = await findImport(context, params);
  const { importId, row, plan, preview } = productImportRows;
  const isPlanned = and(eq(importId, found.id), isNotNull(preview));
  const rows = await context.database
    .select({ row, plan, preview })
    .from(productImportRows)
    .where(isPlanned)
    .orderBy(asc(row))
    .limit(size)
    .offset(start);
  const results = rows.flatMap((one) =>
    one.plan && one.preview ? [{ ...one.preview, row: one.row, plan: one.plan }] : [],
  );
  return { results, total: await context.database.$count(productImportRows, isPlanned) };
};

/** An import of a shop, to which the caller may add products. */
export async function findImport(
  context: OperationContext,
  { id, importId }: { readonly id: string; readonly importId: number },
) {
  const { key: shopKey } = await requireProductImporter(context, id);
  return findProductImport(context.database, { id: importId, shopKey });
}

/** The problems of a table in its order; `part` says which of them. */
export async function readProductProblems(
  queries: Queries,
  importId: number,
  part: SQL = sql``,
): Promise<ProductProblem[]> {
  const { importId: owner, row, problems } = productImportRows;
  const { rows } = await queries.execute<{ problem: ProductProblem }>(
    sql`select one.problem from ${productImportRows}
      cross join lateral jsonb_array_elements(${problems}) with ordinality as one (problem, place)
      where ${owner} = ${importId} and ${problems} is not null
      order by ${row}, one.place ${part}`,
  );
  return rows.map(({ problem }) => problem);
}
