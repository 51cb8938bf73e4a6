import { mostRules } from '@boardwalk/sdk-core/alerts/limits';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { alertRules } from '../tables.ts';
import { isNotDeleted } from './deleted-rules.ts';

/** How many rules an account has. */
export function countRulesOf(queries: Queries, ownerId: number): Promise<number> {
  return queries.$count(alertRules, and(eq(alertRules.ownerId, ownerId), isNotDeleted));
}

/** Refuses one more rule than an account can have, whose row must be locked: two at once would both find room. */
export async function requireRuleRoom(transaction: Queries, userId: UserId): Promise<void> {
  if ((await countRulesOf(transaction, userId)) < mostRules) return;
  throw new Problem('conflict', `You can have ${mostRules} alerts at most. Delete one first.`);
}
