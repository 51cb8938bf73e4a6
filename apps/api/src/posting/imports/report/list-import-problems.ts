import type { CellProblem } from '@boardwalk/sdk-core/posting/imports/cell-faults';
import type * as schemas from '@boardwalk/sdk-core/posting/imports/schemas';
import { type SQL, sql } from 'drizzle-orm';
import { requireMember } from '../../../platform/calls/require-rule.ts';
import type { Queries } from '../../../platform/database/database.ts';
import type { Handler } from '../../../platform/domain.ts';
import { listingImportRows } from '../../tables.ts';
import { findOwnImport } from '../find-own-import.ts';

/** Lists what is wrong with a table of one's own, by row and column. */
export const listImportProblems: Handler<typeof schemas.listImportProblems> = async (
  { params: { id }, query: { start, size } },
  { database, caller },
) => {
  const { problems } = await findOwnImport(database, {
    id,
    ownerId: requireMember(caller).userId,
  });
  const results = await readProblems(database, id, sql`limit ${size} offset ${start}`);
  return { results, total: problems };
};

/** The problems of a table in its order; `part` says which of them. */
export async function readProblems(
  queries: Queries,
  importId: number,
  part: SQL = sql``,
): Promise<CellProblem[]> {
  const { importId: owner, row, problems } = listingImportRows;
  const { rows } = await queries.execute<{ problem: CellProblem }>(
    sql`select one.problem from ${listingImportRows}
      cross join lateral jsonb_array_elements(${problems}) with ordinality as one (problem, place)
      where ${owner} = ${importId} and ${problems} is not null
      order by ${row}, one.place ${part}`,
  );
  return rows.map(({ problem }) => problem);
}
