import type * as schemas from '@boardwalk/sdk-core/licenses/plans/schemas';
import { desc, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { licensePlans } from '../tables.ts';
import { describeEnterprisePlan } from './describe-plan.ts';

/** All enterprise plans, those that have ended too, the newest first. */
export const listEnterprisePlans: Handler<typeof schemas.listEnterprisePlans> = async (
  { query: { start, size } },
  { database },
) => {
  const matching = eq(licensePlans.licenseClass, 'ENTERPRISE');
  const rows = await database
    .select()
    .from(licensePlans)
    .where(matching)
    .orderBy(desc(licensePlans.createdAt), desc(licensePlans.id))
    .offset(start)
    .limit(size);
  return {
    items: rows.map(describeEnterprisePlan),
    total: await database.$count(licensePlans, matching),
  };
};
