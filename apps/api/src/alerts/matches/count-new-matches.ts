import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import { sql } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { isNotDeleted } from '../rules/deleted-rules.ts';
import { alertMatches, alertRules } from '../tables.ts';
import { isNew } from './count-new.ts';

/** Counts listings with news for the caller, each once, of the rules that they want to be counted. */
export const countNewMatches: Handler<typeof schemas.countNewMatches> = async (
  _,
  { database, caller },
) => {
  const { userId } = requireMember(caller);
  const { rows } = await database.execute<{ count: number }>(sql`
    select count(distinct ${alertMatches.listingId})::integer as count
    from ${alertMatches} join ${alertRules} on ${alertRules.id} = ${alertMatches.ruleId}
    where ${alertMatches.ownerId} = ${userId} and 'badge' = any(${alertRules.channels}) and ${isNotDeleted} and ${isNew}`);
  return { count: rows[0]?.count ?? 0 };
};
