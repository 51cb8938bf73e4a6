import type * as schemas from '@boardwalk/sdk-core/boards/managed/schemas';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { requireMatch } from '../../platform/calls/preconditions.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardsTable } from '../tables.ts';
import { notifyWaitingMerchants } from '../waits/notify-waiting-merchants.ts';
import { boardValues } from './board-values.ts';
import { claimBoardPicture } from './claim-board-picture.ts';
import { describeManagedBoard } from './describe-managed.ts';
import { lockBoard } from './lock-board.ts';

/** Changes a board for later users; those who are on it stay. */
export const changeBillboard: Handler<typeof schemas.changeBillboard> = async (
  { params: { id }, body },
  context,
) => {
  const { database, clock } = context;
  return database.transaction(async (transaction) => {
    const before = await lockBoard(transaction, id);
    requireMatch(context, before.version);
    const pictureId = await claimBoardPicture(transaction, body.picture, before.pictureId, context);
    const [row = before] = await transaction
      .update(boardsTable)
      .set({ ...boardValues(body), pictureId, version: before.version + 1 })
      .where(eq(boardsTable.id, id))
      .returning();
    await writeAuditEntry(transaction, context, {
      event: 'board-changed',
      subjectId: null,
      detail: { board: before.name },
    });
    await notifyWaitingMerchants(transaction, id, {
      now: clock.now(),
      configuration: context.configuration,
    });
    return describeManagedBoard(transaction, row, clock.now());
  });
};
