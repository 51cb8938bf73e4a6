import { findCodeFault } from '@boardwalk/sdk-core/licenses/plans/plan-terms';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { isUuid } from '../../billing/is-uuid.ts';
import { requirePersonalAllowance } from '../../platform/calls/allowance.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { licensePlans } from '../tables.ts';
import { codeTermsOf, type PlanRow } from './describe-plan.ts';

/** Codes that a person may try in a minute, from however many networks. */
const triesPerMinute = 20;

/**
 * A plan of the list by its id, or one by its code, for whoever asks. The id of an enterprise plan
 * opens nothing, and a code that does not count looks as if there were none.
 */
export async function findPlanOnSale(
  {
    database,
    clock,
    limits,
    caller,
  }: Pick<OperationContext, 'database' | 'clock' | 'limits' | 'caller'>,
  planId: string,
): Promise<PlanRow> {
  const userId = caller.kind === 'member' ? caller.userId : undefined;
  if (userId !== undefined) {
    await requirePersonalAllowance({ limits }, { what: 'plan', userId, perMinute: triesPerMinute });
  }
  const row = isUuid(planId)
    ? await findStandardPlan(database, planId)
    : await findPlanByCode(database, planId);
  if (!row) throw noPlan();
  const email = row.domains.length > 0 ? await findEmail(database, userId) : undefined;
  if (findCodeFault(codeTermsOf(row), clock.now().getTime(), email)) throw noPlan();
  return row;
}

/** Whether a code is unknown, over or somebody else's, nobody who tries codes out learns. */
function noPlan(): Problem {
  return new Problem('not-found', 'There is no such plan.');
}

async function findStandardPlan(database: Queries, id: string): Promise<PlanRow | undefined> {
  const [row] = await database
    .select()
    .from(licensePlans)
    .where(
      and(
        eq(licensePlans.id, id),
        eq(licensePlans.licenseClass, 'STANDARD'),
        isNull(licensePlans.endedAt),
      ),
    );
  return row;
}

async function findPlanByCode(database: Queries, code: string): Promise<PlanRow | undefined> {
  const [row] = await database
    .select()
    .from(licensePlans)
    .where(and(eq(licensePlans.code, code), isNull(licensePlans.endedAt)));
  return row;
}

/** The address of somebody who is signed in, empty where they have none; undefined for a visitor. */
async function findEmail(database: Queries, userId: number | undefined) {
  if (userId === undefined) return undefined;
  const [user] = await database
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return user?.email ?? '';
}
