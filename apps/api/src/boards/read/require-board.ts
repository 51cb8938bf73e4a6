import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { boards } from '../tables.ts';
import type { BoardRow } from './describe-boards.ts';

/** The board of that id, retired or not. */
export async function requireBoard(queries: Queries, id: number): Promise<BoardRow> {
  const [row] = await queries.select().from(boards).where(eq(boards.id, id));
  if (!row) throw new Problem('not-found', 'There is no such board.');
  return row;
}
