import type * as schemas from '@boardwalk/sdk-core/alerts/schemas';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { countNew } from '../matches/count-new.ts';
import { describeRule } from './describe-rule.ts';
import { requireOwnRule } from './own-rule.ts';

/** Reads a rule of the caller. */
export const readRule: Handler<typeof schemas.readRule> = async (
  { params },
  { database, caller },
) => {
  const row = await requireOwnRule(database, { ...params, ...requireMember(caller) });
  return describeRule(row, await countNew(database, row));
};
