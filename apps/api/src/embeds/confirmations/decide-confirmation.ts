import type * as schemas from '@boardwalk/sdk-core/embeds/confirmations/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { embedConfirmations } from '../tables.ts';
import { confirmables } from './confirmables.ts';
import { requireOwnConfirmation } from './require-own-confirmation.ts';

/** The first decision counts, as long as there is time. What is done in the window is refused alone. */
export const decideConfirmation: Handler<typeof schemas.decideConfirmation> = async (
  { params: { id }, body: { isConfirmed } },
  context,
) => {
  const { clock, database, extensions, log } = context;
  const { row } = await requireOwnConfirmation(id, context);
  if (isConfirmed && extensions.byKey(confirmables).get(row.kind)?.isDoneInWindow) {
    throw new Problem('conflict', 'This is confirmed by doing it.');
  }
  const decision = isConfirmed ? 'confirmed' : 'refused';
  const [decided] = await database
    .update(embedConfirmations)
    .set({ decision })
    .where(
      and(
        eq(embedConfirmations.id, id),
        isNull(embedConfirmations.decision),
        gt(embedConfirmations.expiresAt, clock.now()),
      ),
    )
    .returning({ kind: embedConfirmations.kind });
  if (!decided) throw new Problem('conflict', 'This was decided before, or is over.');
  const { userId, siteId } = row;
  log.info(
    { event: `embed-${decision}`, userId, siteId, kind: decided.kind },
    'a page was answered',
  );
  return { state: decision };
};
