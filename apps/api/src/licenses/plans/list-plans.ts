import type * as schemas from '@boardwalk/sdk-core/licenses/plans/schemas';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FindTierPrices } from '../../billing/prices/read-prices.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { licensePlans } from '../tables.ts';
import { describePlan } from './describe-plan.ts';

/** The plans that everybody can buy, the smallest first. */
export const listPlans: Handler<typeof schemas.listPlans> = async (_, { database }) => {
  return (await findStandardPlans(database)).map(describePlan);
};

/** What these cost. */
export const findPlanPrices: FindTierPrices = async ({ database }) => {
  const plans = (await findStandardPlans(database)).map(describePlan);
  return plans.map(({ id, price }) => ({ id, price }));
};

/** Those that are in the list, the smallest first. */
export function findStandardPlans(database: Queries) {
  return database
    .select()
    .from(licensePlans)
    .where(and(eq(licensePlans.licenseClass, 'STANDARD'), isNull(licensePlans.endedAt)))
    .orderBy(asc(licensePlans.seatCount), asc(licensePlans.priceAmount), asc(licensePlans.id));
}
