import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { StoredBoard } from '../read/describe-boards.ts';
import { boardsTable } from '../tables.ts';

/** The board of that id, locked to the end of the transaction as those who buy lock it. */
export async function lockBoard(transaction: Queries, id: number): Promise<StoredBoard> {
  const [row] = await transaction
    .select()
    .from(boardsTable)
    .where(eq(boardsTable.id, id))
    .for('update');
  if (!row) throw new Problem('not-found', 'There is no such board.');
  return row;
}
