import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { boardsTable } from '../tables.ts';
import type { StoredBoard } from './describe-boards.ts';

/** The board of that id, retired or not. */
export async function requireBoard(queries: Queries, id: number): Promise<StoredBoard> {
  const [row] = await queries.select().from(boardsTable).where(eq(boardsTable.id, id));
  if (!row) throw new Problem('not-found', 'There is no such board.');
  return row;
}
