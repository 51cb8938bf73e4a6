import type * as schemas from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { NewPlan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import { requireMatch } from '../../platform/calls/preconditions.ts';
import type { Handler } from '../../platform/domain.ts';
import { licensePlans } from '../tables.ts';
import { describePlan, type PlanRow } from './describe-plan.ts';
import { lockPlan } from './lock-plan.ts';
import { planValues, refuseExpired } from './plan-values.ts';

/** Changes a plan for those who buy it from now on. */
export const changePlan: Handler<typeof schemas.changePlan> = async (
  { params: { planId }, body },
  context,
) => {
  const { database, clock } = context;
  refuseExpired(body, clock.now());
  const row = await database.transaction(async (transaction) => {
    const before = await lockPlan(transaction, planId);
    requireMatch(context, before.version);
    refuseOtherPlan(before, body);
    const [changed] = await transaction
      .update(licensePlans)
      .set({ ...planValues(body), version: before.version + 1 })
      .where(eq(licensePlans.id, planId))
      .returning();
    await writeAuditEntry(transaction, context, {
      event: 'plan-changed',
      subjectId: null,
      detail: { plan: before.nickname },
    });
    return changed ?? before;
  });
  return describePlan(row);
};

/** Another class or another code is another plan; fewer uses than there were can't be promised. */
function refuseOtherPlan(before: PlanRow, body: NewPlan): void {
  const refuse = (path: string, message: string) => {
    throw new Problem('conflict', 'The plan can’t be changed into this.', {
      fields: [{ path: `body.${path}`, message }],
    });
  };
  if (body.license_class !== before.licenseClass) refuse('license_class', 'expected the same');
  if (body.license_class !== 'ENTERPRISE') return;
  if (body.custom_code !== before.code) refuse('custom_code', 'expected the same');
  if (body.most_uses !== undefined && body.most_uses < before.uses) {
    refuse('most_uses', `expected ${before.uses} at least, as often as it was used`);
  }
}
