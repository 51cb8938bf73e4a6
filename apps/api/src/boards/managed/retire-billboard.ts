import type * as schemas from '@boardwalk/sdk-core/boards/managed/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { mailedWords } from '../../platform/mail/mail-words.ts';
import { type ToldMerchant, tellMerchants } from '../places/tell-merchants.ts';
import { boards } from '../tables.ts';
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
    await transaction.update(boards).set({ retiredAt: now }).where(eq(boards.id, id));
    const values = ({ listings }: ToldMerchant) => ({ board: mailedWords(name), listings });
    await tellMerchants(transaction, id, { template: retiredMail, values }, now);
    await writeAuditEntry(transaction, context, {
      event: 'board-retired',
      subjectId: null,
      detail: { board: name },
    });
  });
  return null;
};
