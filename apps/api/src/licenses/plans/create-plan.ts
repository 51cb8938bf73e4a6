import type * as schemas from '@boardwalk/sdk-core/licenses/plans/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { describePlan } from './describe-plan.ts';
import { insertPlan } from './insert-plan.ts';
import { refuseExpired } from './plan-values.ts';

/** Makes a plan, and tells of it in the trail. */
export const createPlan: Handler<typeof schemas.createPlan> = async ({ body }, context) => {
  const { database, clock } = context;
  const now = clock.now();
  refuseExpired(body, now);
  const row = await database.transaction(async (transaction) => {
    const added = await insertPlan(transaction, body, now);
    if (!added) {
      throw new Problem('conflict', 'Another plan has or had this code.', {
        fields: [{ path: 'body.custom_code', message: 'expected a code that no plan has had' }],
      });
    }
    await writeAuditEntry(transaction, context, {
      event: 'plan-created',
      subjectId: null,
      detail: { plan: added.nickname },
    });
    return added;
  });
  return describePlan(row);
};
