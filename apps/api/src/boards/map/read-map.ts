import type { BoardColumns } from '@boardwalk/sdk-core/boards/schemas';
import { asc, isNull, sql } from 'drizzle-orm';
import type { Database, Queries } from '../../platform/database/database.ts';
import { countMerchants, findBoardsOut } from '../read/live-places.ts';
import { boardChanges, boardOutages, boardPlaces, boardsTable } from '../tables.ts';
import { boardColumnsOf } from './board-columns.ts';

/** The map of one moment, and how long it stays true by itself. */
export interface ReadMap {
  readonly columns: BoardColumns;
  /** Which transactions it has seen, in the database's words. */
  readonly snapshot: string;
  readonly readAt: Date;
  /** When time alone changes it: a place runs out, or an outage begins or ends. Null where nothing does. */
  readonly until: Date | null;
}

/** Reads all boards that are sold, as they are at `now`, in one view of the database. */
export function readMap(database: Database, now: Date): Promise<ReadMap> {
  return database.transaction(
    async (view) => {
      const rows = await view
        .select()
        .from(boardsTable)
        .where(isNull(boardsTable.retiredAt))
        .orderBy(asc(boardsTable.id));
      const merchants = await countMerchants(view, now);
      const out = await findBoardsOut(view, now);
      const columns = boardColumnsOf(
        rows.map((row) => ({ ...row, merchants: merchants(row.id), isOut: out.has(row.id) })),
      );
      return { columns, readAt: now, ...(await readEdges(view, now)) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

async function readEdges(view: Queries, now: Date): Promise<Pick<ReadMap, 'snapshot' | 'until'>> {
  const at = sql`${now.toISOString()}::timestamptz`;
  const { until } = boardPlaces;
  const outage = { from: boardOutages.from, until: boardOutages.until };
  const { rows } = await view.execute<{ snapshot: string; until: string | null }>(sql`
    select pg_current_snapshot()::text as snapshot, floor(extract(epoch from least(
      (select min(${until}) from ${boardPlaces} where ${boardPlaces.state} <> 'RELEASED' and ${until} > ${at}),
      (select min(${outage.from}) from ${boardOutages} where ${outage.from} > ${at}),
      (select min(${outage.until}) from ${boardOutages} where ${outage.until} > ${at})
    )) * 1000)::bigint::text as until`);
  const [row] = rows;
  if (!row) throw new Error('The database told of no view.');
  return { snapshot: row.snapshot, until: row.until === null ? null : new Date(Number(row.until)) };
}

/** Whether a transaction that the view has not seen has changed boards since, and has come to its end. */
export async function isMapChanged(queries: Queries, snapshot: string): Promise<boolean> {
  const { transaction } = boardChanges;
  const view = sql`${snapshot}::pg_snapshot`;
  const { rows } = await queries.execute<{ isChanged: boolean }>(sql`
    select exists (select 1 from ${boardChanges} where ${transaction} >= pg_snapshot_xmin(${view})
      and not pg_visible_in_snapshot(${transaction}, ${view})) as "isChanged"`);
  return rows[0]?.isChanged ?? true;
}
