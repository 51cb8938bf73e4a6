import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import { and, desc, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { countNewByRule } from '../matches/count-new.ts';
import { alertRules } from '../tables.ts';
import { isNotDeleted } from './deleted-rules.ts';
import { describeRule } from './describe-rule.ts';

/** Lists the caller's rules of one kind. */
export const listRules: Handler<typeof schemas.listRules> = async (
  { params: { type } },
  { database, caller },
) => {
  const { userId } = requireMember(caller);
  const [rows, counts] = await Promise.all([
    database
      .select()
      .from(alertRules)
      .where(and(eq(alertRules.ownerId, userId), eq(alertRules.kind, type), isNotDeleted))
      .orderBy(desc(alertRules.id)),
    countNewByRule(database, userId),
  ]);
  return { results: rows.map((row) => describeRule(row, counts.get(row.id) ?? 0)) };
};
