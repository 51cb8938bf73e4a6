import type * as schemas from '@boardwalk/sdk-core/boards/managed/schemas';
import { desc, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { requireBoard } from '../read/require-board.ts';
import { boardOutages } from '../tables.ts';
import { describeOutage } from './describe-outage.ts';

/** When a board is, was and will be out of service. */
export const listOutages: Handler<typeof schemas.listOutages> = async (
  { params: { id } },
  { database, clock },
) => {
  await requireBoard(database, id);
  const rows = await database
    .select()
    .from(boardOutages)
    .where(eq(boardOutages.boardId, id))
    .orderBy(desc(boardOutages.from));
  return { items: rows.map((row) => describeOutage(row, clock.now())) };
};
