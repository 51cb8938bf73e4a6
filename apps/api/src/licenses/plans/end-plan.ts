import type * as schemas from '@boardwalk/sdk-core/licenses/plans/schemas';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { licensePlans } from '../tables.ts';
import { lockPlan } from './lock-plan.ts';

/** Ends a plan for new buyers; what was bought stays bought. */
export const endPlan: Handler<typeof schemas.endPlan> = async ({ params: { planId } }, context) => {
  const { database, clock } = context;
  await database.transaction(async (transaction) => {
    const { nickname } = await lockPlan(transaction, planId);
    await transaction
      .update(licensePlans)
      .set({ endedAt: clock.now() })
      .where(eq(licensePlans.id, planId));
    await writeAuditEntry(transaction, context, {
      event: 'plan-ended',
      subjectId: null,
      detail: { plan: nickname },
    });
  });
  return null;
};
