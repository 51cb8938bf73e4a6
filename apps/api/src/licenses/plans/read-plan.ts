import { findCodeFault } from '@boardwalk/sdk-core/licenses/plans/plan-terms';
import type * as schemas from '@boardwalk/sdk-core/licenses/plans/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { isUuid } from '../../billing/is-uuid.ts';
import { countTry } from '../../platform/calls/allowance.ts';
import type { Caller } from '../../platform/calls/caller.ts';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { licensePlans } from '../tables.ts';
import { codeTermsOf, describePlan, type PlanRow } from './describe-plan.ts';

/** Codes that a person may try in a minute, from however many networks. */
const triesPerMinute = 20;

/** Counts a try of a plan's code, wherever it is tried, unless it is right. */
export function countPlanTry<Value>(
  surroundings: Pick<Platform, 'limits'>,
  userId: number,
  attempt: () => Promise<Value>,
): Promise<Value> {
  return countTry(surroundings, { what: 'plan', userId, perMinute: triesPerMinute }, attempt);
}

/**
 * Reads a plan of the list by its id, or one by its code. The id of an enterprise plan opens nothing,
 * and a code that does not count looks as if there were none.
 */
export const readPlan: Handler<typeof schemas.readPlan> = async (
  { params: { planId } },
  { database, clock, limits, caller },
) => {
  const userId = buyerOf(caller);
  const name = isUuid(planId) ? { id: planId } : { code: planId };
  const find = () => requirePlan(database, { name, userId }, clock.now());
  return describePlan(
    await (userId === undefined ? find() : countPlanTry({ limits }, userId, find)),
  );
};

/** Whose address a code may ask for: a page that may not buy for somebody learns nothing of them. */
function buyerOf(caller: Caller): number | undefined {
  if (caller.kind === 'visitor') return undefined;
  return caller.embed && !caller.embed.scopes.has('boards') ? undefined : caller.userId;
}

/** How a plan is come by: one of the list by its id, an enterprise plan by its code. */
export type PlanName = { readonly id: string } | { readonly code: string };

/** The plan that somebody may buy by this name, as it stands, or held until they have. */
export async function requirePlan(
  queries: Queries,
  { name, userId }: { readonly name: PlanName; readonly userId: number | undefined },
  now: Date,
  strength?: 'share' | 'update',
): Promise<PlanRow> {
  const isNamed =
    'id' in name
      ? and(eq(licensePlans.id, name.id), eq(licensePlans.licenseClass, 'STANDARD'))
      : eq(licensePlans.code, name.code);
  const found = queries
    .select()
    .from(licensePlans)
    .where(and(isNamed, isNull(licensePlans.endedAt)));
  const [row] = await (strength ? found.for(strength) : found);
  if (!row) throw noPlan();
  const email = row.domains.length > 0 ? await findEmail(queries, userId) : undefined;
  if (findCodeFault(codeTermsOf(row), now.getTime(), email)) throw noPlan();
  return row;
}

/** Whether a code is unknown, over or somebody else's, nobody who tries codes out learns. */
export function noPlan(): Problem {
  return new Problem('not-found', 'There is no such plan.');
}

/** The address of somebody who is signed in, empty where they have none; undefined for a visitor. */
async function findEmail(queries: Queries, userId: number | undefined) {
  if (userId === undefined) return undefined;
  const [user] = await queries
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, userId));
  return user?.email ?? '';
}
