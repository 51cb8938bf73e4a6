import type { EnterprisePlan, Plan } from '@boardwalk/sdk-core/licenses/plans/schemas';

/** A plan with what binds its code, where it has one. */
export interface KnownPlan {
  readonly plan: Plan;
  readonly terms: EnterprisePlan | undefined;
}

/** Which dialog is open. */
export type PlanQuestion =
  | { readonly about: 'make' }
  | ({ readonly about: 'change' | 'end' } & KnownPlan);
