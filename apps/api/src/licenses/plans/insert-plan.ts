import type { NewPlan } from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { Queries } from '../../platform/database/database.ts';
import { licensePlans } from '../tables.ts';
import type { PlanRow } from './describe-plan.ts';
import { planValues } from './plan-values.ts';

/** Keeps a plan; undefined where its code is another's. */
export async function insertPlan(
  transaction: Queries,
  plan: NewPlan,
  now: Date,
): Promise<PlanRow | undefined> {
  const [row] = await transaction
    .insert(licensePlans)
    .values({
      licenseClass: plan.license_class,
      code: plan.license_class === 'ENTERPRISE' ? plan.custom_code : null,
      createdAt: now,
      ...planValues(plan),
    })
    .onConflictDoNothing({ target: licensePlans.code })
    .returning();
  return row;
}
