import type * as schemas from '@boardwalk/sdk-core/boards/managed/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardsTable } from '../tables.ts';
import { notifyWaitingMerchants } from '../waits/notify-waiting-merchants.ts';
import { describeManagedBoard } from './describe-managed.ts';
import { lockBoard } from './lock-board.ts';

/** Sells a retired board again. */
export const restoreBillboard: Handler<typeof schemas.restoreBillboard> = async (
  { params: { id } },
  context,
) => {
  const { database, clock } = context;
  return database.transaction(async (transaction) => {
    const before = await lockBoard(transaction, id);
    if (!before.retiredAt) throw new Problem('conflict', 'This board is sold already.');
    const [row = before] = await transaction
      .update(boardsTable)
      .set({ retiredAt: null })
      .where(eq(boardsTable.id, id))
      .returning();
    await writeAuditEntry(transaction, context, {
      event: 'board-restored',
      subjectId: null,
      detail: { board: row.name },
    });
    await notifyWaitingMerchants(transaction, id, {
      now: clock.now(),
      configuration: context.configuration,
    });
    return describeManagedBoard(transaction, row, clock.now());
  });
};
