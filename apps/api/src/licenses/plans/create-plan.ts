import { shortestPlanCode } from '@boardwalk/sdk-core/licenses/plans/plan-terms';
import type * as schemas from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { NewPlan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { isUuid } from '../../billing/is-uuid.ts';
import type { Handler } from '../../platform/domain.ts';
import { describePlan } from './describe-plan.ts';
import { insertPlan } from './insert-plan.ts';
import { refuseExpired } from './plan-values.ts';

/** Creates a plan, and records that in the audit trail. */
export const createPlan: Handler<typeof schemas.createPlan> = async ({ body }, context) => {
  const { database, clock, keepAnswer } = context;
  const now = clock.now();
  refuseExpired(body, now);
  refuseShort(body);
  refuseId(body);
  return database.transaction(async (transaction) => {
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
    const answer = describePlan(added);
    await keepAnswer(transaction, answer);
    return answer;
  });
};

/** Of a code that few signs make somebody who tries them out would find one. */
function refuseShort(plan: NewPlan): void {
  if (plan.license_class !== 'ENTERPRISE' || plan.custom_code.length >= shortestPlanCode) return;
  throw new Problem('invalid-request', 'Please choose a longer code.', {
    fields: [{ path: 'body.custom_code', message: `expected at least ${shortestPlanCode} signs` }],
  });
}

/** Plans are found by id or code in the same place: a code that looks like an id would find another. */
function refuseId(plan: NewPlan): void {
  if (plan.license_class !== 'ENTERPRISE' || !isUuid(plan.custom_code)) return;
  throw new Problem('invalid-request', 'Please choose a code that is no id.', {
    fields: [{ path: 'body.custom_code', message: 'expected a code like CHAIN-10' }],
  });
}
