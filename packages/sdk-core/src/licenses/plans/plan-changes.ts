import type { Plan } from './schemas.ts';

/** What was done to plans, by their ids: how one is now, null where it has ended. */
export type PlanChanges = ReadonlyMap<string, Plan | null>;

/**
 * Returns the list of plans as it is after these changes, which a cached answer may not include;
 * the smallest first.
 */
export function withPlanChanges(plans: readonly Plan[], changes: PlanChanges): readonly Plan[] {
  const current = new Map(plans.map((plan) => [plan.id, plan]));
  for (const [id, plan] of changes) {
    if (plan === null) current.delete(id);
    else current.set(id, plan);
  }
  return [...current.values()].sort((one, other) => one.seat_count - other.seat_count);
}
