import { findCodeFault } from './plan-terms.ts';
import type { EnterprisePlan } from './schemas.ts';

/** Whether a plan can be found by its code, and why not where it can't. */
export const codeStates = ['works', 'ended', 'expired', 'used-up'] as const;
export type CodeState = (typeof codeStates)[number];

/** Enterprise plans on a page of the administrators' list. */
export const planPageSize = 20;

type CodeOfPlan = Pick<EnterprisePlan, 'endedAt' | 'expires_at' | 'most_uses' | 'uses'>;

/**
 * Returns the state of a plan's code at `now`, in milliseconds since 1970; its domains are not
 * checked.
 */
export function codeStateOf(plan: CodeOfPlan, now: number): CodeState {
  if (plan.endedAt !== null) return 'ended';
  const terms = {
    expiresAt: plan.expires_at === null ? null : Date.parse(plan.expires_at),
    uses: plan.uses,
    mostUses: plan.most_uses,
    domains: [],
  };
  const fault = findCodeFault(terms, now, undefined);
  return fault === 'expired' || fault === 'used-up' ? fault : 'works';
}
