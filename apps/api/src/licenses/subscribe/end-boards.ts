import type * as schemas from '@boardwalk/sdk-core/licenses/subscribe/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { lockBoards } from '../../boards/places/lock-boards.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { isRunningSql } from '../license-row.ts';
import { moveLicense } from '../own/change-boards.ts';
import { closeLicense } from '../own/end-license.ts';
import { licenses } from '../tables.ts';

/** Ends places that were bought singly; a licence without any ends with the last. */
export const endBoards: Handler<typeof schemas.endBoards> = async (
  { params: { id: listingId }, body: { billboards } },
  { caller, database, clock },
) => {
  const { userId } = requireMember(caller);
  const ended = new Set<number>(billboards);
  await database.transaction(async (transaction) => {
    const now = clock.now();
    const rows = await transaction
      .select()
      .from(licenses)
      .where(
        and(
          eq(licenses.listingId, listingId),
          eq(licenses.buyerId, userId),
          isRunningSql(now),
          isNull(licenses.planId),
        ),
      )
      .orderBy(asc(licenses.id))
      .for('update');
    await lockBoards(transaction, [...ended], now);
    for (const row of rows) {
      const keep = (boards: readonly number[]) => {
        const kept = boards.filter((id) => !ended.has(id));
        for (const id of boards) ended.delete(id);
        return kept;
      };
      const left = await moveLicense(transaction, row, keep, now);
      if (left.size === 0) await closeLicense(transaction, row, now);
    }
    if (ended.size === 0) return;
    throw new Problem('not-found', 'Your listing has not bought some of these boards singly.');
  });
  return null;
};
