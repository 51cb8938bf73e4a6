import { findSmallestFit, largestSeatCount, type SizedPlan } from '../plans/plan-sizes.ts';

/** Whether a plan is chosen, and which kind; an enterprise plan comes by its code. */
export const planKinds = ['none', 'standard', 'enterprise'] as const;
export type PlanKind = (typeof planKinds)[number];

export type ChosenPlan =
  | { readonly kind: 'none' }
  | { readonly kind: Exclude<PlanKind, 'none'>; readonly plan: SizedPlan };

/** What happens to the choice: `outgrow` is one board more than the plan has seats. */
export const planEvents = ['choose', 'acceptCode', 'refuseCode', 'outgrow'] as const;
export type PlanEvent = (typeof planEvents)[number];

/**
 * What the choice is from then on. A code that fails takes an enterprise plan away, whose code it was
 * to replace; without a plan nothing is outgrown, and from an enterprise plan no other is moved to.
 */
const transitions: Readonly<Record<PlanKind, Readonly<Record<PlanEvent, PlanKind>>>> = {
  none: { choose: 'standard', acceptCode: 'enterprise', refuseCode: 'none', outgrow: 'none' },
  standard: {
    choose: 'standard',
    acceptCode: 'enterprise',
    refuseCode: 'standard',
    outgrow: 'standard',
  },
  enterprise: {
    choose: 'standard',
    acceptCode: 'enterprise',
    refuseCode: 'none',
    outgrow: 'enterprise',
  },
};

/** The kind of plan that is chosen after something has happened. */
export function planKindAfter(kind: PlanKind, event: PlanEvent): PlanKind {
  return transitions[kind][event];
}

/** The choice after somebody has picked a standard plan. */
export function withStandardPlan(chosen: ChosenPlan, plan: SizedPlan): ChosenPlan {
  return withPlan(planKindAfter(chosen.kind, 'choose'), plan);
}

/** The choice after a code was looked up: the plan that it belongs to, undefined where there is none. */
export function withCode(chosen: ChosenPlan, plan: SizedPlan | undefined): ChosenPlan {
  if (plan !== undefined) return withPlan(planKindAfter(chosen.kind, 'acceptCode'), plan);
  const kind = planKindAfter(chosen.kind, 'refuseCode');
  return kind === 'none' ? { kind } : chosen;
}

/** The choice for so many boards: a standard plan that they outgrow gives way to the smallest that fits, if any does. */
export function fittedPlan(
  chosen: ChosenPlan,
  boards: number,
  standardPlans: readonly SizedPlan[],
): ChosenPlan {
  if (chosen.kind === 'none' || boards <= chosen.plan.seat_count) return chosen;
  const kind = planKindAfter(chosen.kind, 'outgrow');
  const fitting = kind === 'standard' ? findSmallestFit(standardPlans, boards) : undefined;
  return fitting === undefined ? chosen : withPlan(kind, fitting);
}

/** A smaller standard plan that so many boards fit into, to be suggested; undefined where there is none. */
export function findSmallerPlan(
  chosen: ChosenPlan,
  boards: number,
  standardPlans: readonly SizedPlan[],
): SizedPlan | undefined {
  if (chosen.kind !== 'standard' || boards === 0) return undefined;
  const fitting = findSmallestFit(standardPlans, boards);
  return fitting && fitting.seat_count < chosen.plan.seat_count ? fitting : undefined;
}

/** The boards that can be chosen at most: an enterprise plan says it itself. */
export function maximumOf(chosen: ChosenPlan, standardPlans: readonly SizedPlan[]): number {
  return chosen.kind === 'enterprise' ? chosen.plan.seat_count : largestSeatCount(standardPlans);
}

function withPlan(kind: PlanKind, plan: SizedPlan): ChosenPlan {
  return kind === 'none' ? { kind } : { kind, plan };
}
