import type * as schemas from '@boardwalk/sdk-core/boards/managed/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { sanitizeMailText } from '../../platform/mail/safe-mail-text.ts';
import { type NotifiedMerchant, notifyBoardMerchants } from '../places/notify-board-merchants.ts';
import { boardsTable } from '../tables.ts';
import { lockBoard } from './lock-board.ts';
import { retiredMail } from './retired-mail.ts';

/** Ends the sale of a board; who is on it stays, and is written to. */
export const retireBillboard: Handler<typeof schemas.retireBillboard> = async (
  { params: { id } },
  context,
) => {
  const { database, clock } = context;
  await database.transaction(async (transaction) => {
    const { name, retiredAt } = await lockBoard(transaction, id);
    if (retiredAt) throw new Problem('conflict', 'This board is retired already.');
    const now = clock.now();
    await transaction.update(boardsTable).set({ retiredAt: now }).where(eq(boardsTable.id, id));
    const values = ({ listings }: NotifiedMerchant) => ({
      board: sanitizeMailText(name),
      listings,
    });
    await notifyBoardMerchants(transaction, id, { template: retiredMail, values }, now);
    await writeAuditEntry(transaction, context, {
      event: 'board-retired',
      subjectId: null,
      detail: { board: name },
    });
  });
  return null;
};
