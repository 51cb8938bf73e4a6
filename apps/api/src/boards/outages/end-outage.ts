import type * as schemas from '@boardwalk/sdk-core/boards/managed/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { lockBoard } from '../managed/lock-board.ts';
import { boardOutages } from '../tables.ts';
import type { StoredOutage } from './describe-outage.ts';

/** Ends an outage now; one that has not begun never was. */
export const endOutage: Handler<typeof schemas.endOutage> = async (
  { params: { outageId } },
  context,
) => {
  const { database, clock } = context;
  await database.transaction(async (transaction) => {
    // The board is locked before its outages, as by those who buy.
    const { boardId } = await requireOutage(transaction, outageId);
    const board = await lockBoard(transaction, boardId);
    const { from, until } = await requireOutage(transaction, outageId);
    const now = clock.now();
    if (until !== null && until <= now)
      throw new Problem('conflict', 'This outage is over already.');
    const isIt = eq(boardOutages.id, outageId);
    if (from >= now) await transaction.delete(boardOutages).where(isIt);
    else await transaction.update(boardOutages).set({ until: now }).where(isIt);
    await writeAuditEntry(transaction, context, {
      event: 'board-outage-ended',
      subjectId: null,
      detail: { board: board.name },
    });
  });
  return null;
};

async function requireOutage(queries: Queries, id: string): Promise<StoredOutage> {
  const [row] = await queries.select().from(boardOutages).where(eq(boardOutages.id, id));
  if (!row) throw new Problem('not-found', 'There is no such outage.');
  return row;
}
