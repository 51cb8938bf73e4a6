import { mostMailedAlerts } from '@boardwalk/sdk-core/alerts/by-mail/limits';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { RequestedSearch } from '../../search/plan/read-request.ts';
import { indexRule } from '../index/index-rule.ts';
import { isNotDeleted } from '../rules/deleted-rules.ts';
import { alertRules, type RequestRow } from '../tables.ts';

interface NewRule {
  readonly request: RequestRow;
  readonly whose: { readonly ownerId: number } | { readonly addressId: number };
  readonly asked: RequestedSearch;
}

/** Returns the rule of a request; an existing one that reports the same is used. */
export async function startRule(
  transaction: Queries,
  { request, whose, asked }: NewRule,
  now: Date,
): Promise<number> {
  const { kind, name, search, frequency, news } = request;
  const isTheirs =
    'ownerId' in whose
      ? eq(alertRules.ownerId, whose.ownerId)
      : eq(alertRules.addressId, whose.addressId);
  const [same] = await transaction
    .select({ id: alertRules.id })
    .from(alertRules)
    .where(
      and(
        isTheirs,
        isNotDeleted,
        eq(alertRules.kind, kind),
        eq(alertRules.frequency, frequency),
        sql`${alertRules.search} = ${JSON.stringify(search)}::jsonb and 'mail' = any(${alertRules.channels}) and ${alertRules.pausedFor} is null`,
      ),
    )
    .limit(1);
  if (same) return same.id;
  if (
    'addressId' in whose &&
    (await transaction.$count(alertRules, isTheirs)) >= mostMailedAlerts
  ) {
    throw new Problem(
      'conflict',
      `An address can have ${mostMailedAlerts} alerts at most. End one by the link in its mail, or open an account.`,
    );
  }
  const rule = {
    kind,
    name,
    search,
    frequency,
    news,
    channels: ['mail' as const],
    isNamedByOwner: false,
  };
  const [row] = await transaction
    .insert(alertRules)
    .values({ ...rule, ...whose, createdAt: now, updatedAt: now })
    .returning();
  if (!row) throw new Error('The rule was not kept.');
  await indexRule(transaction, row, asked);
  return row.id;
}
