import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { RuleId, UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { alertRules, type OwnedRule } from '../tables.ts';
import { isNotDeleted } from './deleted-rules.ts';

/** Which rule a path names, and who asks for it. */
export interface NamedRule {
  readonly type: ListingKind;
  readonly id: RuleId;
  readonly userId: UserId;
}

/** Returns a rule of the caller; anybody else's is `not-found`. */
export async function requireOwnRule(queries: Queries, named: NamedRule): Promise<OwnedRule> {
  const [row] = await queries
    .select()
    .from(alertRules)
    .where(and(isOwn(named), isNotDeleted));
  return row ? { ...row, ownerId: named.userId } : noRule();
}

/** The same, which nobody else changes until the transaction ends. */
export async function lockOwnRule(transaction: Queries, named: NamedRule): Promise<OwnedRule> {
  const row = await lockOwnRuleOrDeleted(transaction, named);
  return row.deletedAt === null ? row : noRule();
}

/** The same, also where its owner has deleted it. */
export async function lockOwnRuleOrDeleted(
  transaction: Queries,
  named: NamedRule,
): Promise<OwnedRule> {
  const [row] = await transaction
    .select()
    .from(alertRules)
    .where(isOwn(named))
    .for('no key update');
  return row ? { ...row, ownerId: named.userId } : noRule();
}

function isOwn({ type, id, userId }: NamedRule) {
  return and(eq(alertRules.id, id), eq(alertRules.kind, type), eq(alertRules.ownerId, userId));
}

export function noRule(): never {
  throw new Problem('not-found', 'There is no such alert.');
}
