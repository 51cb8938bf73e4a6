import type { Platform } from '../../platform/calls/operation.ts';
import { findResultPage } from '../../search/page/find-result-page.ts';
import { cantLook } from '../rules/resume-rule.ts';
import { readStoredRule } from '../rules/rule-request.ts';
import type { RuleRow } from '../tables.ts';
import { resolveRuleSearch } from './resolve-rule-search.ts';

export interface Page {
  readonly start: number;
  readonly size: number;
}

/**
 * Returns what a rule finds now, the newest first; never terms that are only similar to the
 * requested ones.
 */
export async function findNow(platform: Platform, rule: RuleRow, page: Page) {
  const stored = await readStoredRule(rule, platform);
  if (typeof stored === 'string') throw cantLook(stored);
  const search = await resolveRuleSearch(platform, rule);
  const { ids } = await findResultPage(platform.database, search, { ...page, cursor: undefined });
  return { asked: stored, search, ids };
}
