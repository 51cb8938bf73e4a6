import type * as schemas from '@boardwalk/sdk-core/boards/managed/schemas';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { boardsTable } from '../tables.ts';
import { boardValues } from './board-values.ts';
import { claimBoardPicture } from './claim-board-picture.ts';
import { describeManagedBoard } from './describe-managed.ts';

/** Puts a board up for sale, and records it in the audit trail. */
export const createBillboard: Handler<typeof schemas.createBillboard> = async (
  { body },
  context,
) => {
  const { database, clock, keepAnswer } = context;
  const now = clock.now();
  return database.transaction(async (transaction) => {
    const pictureId = await claimBoardPicture(transaction, body.picture, null, context);
    const [row] = await transaction
      .insert(boardsTable)
      .values({ ...boardValues(body), pictureId, createdAt: now })
      .returning();
    if (!row) throw new Error('The board was not kept.');
    await writeAuditEntry(transaction, context, {
      event: 'board-created',
      subjectId: null,
      detail: { board: row.name },
    });
    const answer = await describeManagedBoard(transaction, row, now);
    await keepAnswer(transaction, answer);
    return answer;
  });
};
