import type * as schemas from '@boardwalk/sdk-core/licenses/plans/schemas';
import type { Handler } from '../../platform/domain.ts';
import { describePlan } from './describe-plan.ts';
import { findPlanOnSale } from './find-plan-on-sale.ts';

/** Reads a plan as a merchant chooses it. */
export const readPlan: Handler<typeof schemas.readPlan> = async ({ params: { planId } }, context) =>
  describePlan(await findPlanOnSale(context, planId));
