import type { AlertRule } from '@boardwalk/sdk-core/alerts/schemas';
import { ruleId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import type { RuleRow } from '../tables.ts';

/** A rule as its owner sees it. */
export function describeRule(row: RuleRow, newCount: number): AlertRule {
  return {
    id: parseWith(ruleId, row.id),
    listingType: row.kind,
    name: row.name,
    search: { ...row.search },
    frequency: row.frequency,
    channels: row.channels,
    news: row.news,
    pausedFor: row.pausedFor,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    newCount,
  };
}
