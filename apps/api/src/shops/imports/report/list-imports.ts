import { listedProductImports } from '@boardwalk/sdk-core/shops/imports/import-limits';
import type { ProductProblem } from '@boardwalk/sdk-core/shops/imports/product-faults';
import type * as schemas from '@boardwalk/sdk-core/shops/imports/schemas';
import { and, asc, desc, eq, isNotNull, type SQL, sql } from 'drizzle-orm';
import type { OperationContext } from '../../../platform/calls/operation.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Handler } from '../../../platform/domain.ts';
import { describeProductImport } from '../describe-import.ts';
import { findOwnProductImport } from '../find-own-import.ts';
import { requireProductImporter } from '../require-importer.ts';
import { productImportRows, productImports } from '../tables.ts';

/** Lists one's own imports of a shop, the latest first. */
export const listProductImports: Handler<typeof schemas.listProductImports> = async (
  { params: { id } },
  context,
) => {
  const { shop, member } = await requireProductImporter(context, id);
  const { shopKey, userId, createdAt } = productImports;
  const rows = await context.database
    .select()
    .from(productImports)
    .where(and(eq(shopKey, shop.key), eq(userId, member.userId)))
    .orderBy(desc(createdAt), desc(productImports.id))
    .limit(listedProductImports);
  return { results: rows.map((row) => describeProductImport(row, shop.id)) };
};

/** Reads an import of one's own. */
export const readProductImport: Handler<typeof schemas.readProductImport> = async (
  { params },
  context,
) => describeProductImport(await findOwn(context, params), params.id);

/** Lists what is wrong with a table of one's own, by row and column. */
export const listProductImportProblems: Handler<typeof schemas.listProductImportProblems> = async (
  { params, query: { start, size } },
  context,
) => {
  const { id, problems } = await findOwn(context, params);
  const page = sql`limit ${size} offset ${start}`;
  return { results: await readProductProblems(context.database, id, page), total: problems };
};

/** Says what an import would do with each product that it adds or changes. */
export const previewProductImport: Handler<typeof schemas.previewProductImport> = async (
  { params, query: { start, size } },
  context,
) => {
  const found = await findOwn(context, params);
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

/** An import of the caller, who may still add products to the shop. */
export async function findOwn(
  context: OperationContext,
  { id, importId }: { readonly id: string; readonly importId: number },
) {
  const { shop, member } = await requireProductImporter(context, id);
  const wanted = { id: importId, shopKey: shop.key, userId: member.userId };
  return findOwnProductImport(context.database, wanted);
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
