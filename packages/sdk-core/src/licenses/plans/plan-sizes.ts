/** What of a plan decides which one fits. */
export interface SizedPlan {
  readonly id: string;
  /** How many boards it covers, a whole number from 1. */
  readonly seat_count: number;
}

/** The boards that can be chosen at most: as many as the largest standard plan has seats, none without a plan. */
export function largestSeatCount(standardPlans: readonly SizedPlan[]): number {
  return Math.max(0, ...standardPlans.map((plan) => plan.seat_count));
}

/** The smallest plan that covers so many boards, of equal ones the first; undefined where none does. */
export function findSmallestFit<Plan extends SizedPlan>(
  standardPlans: readonly Plan[],
  boards: number,
): Plan | undefined {
  return standardPlans
    .filter((plan) => plan.seat_count >= boards)
    .reduce<Plan | undefined>(
      (smallest, plan) =>
        smallest === undefined || plan.seat_count < smallest.seat_count ? plan : smallest,
      undefined,
    );
}

/** The plans with more seats than the query `showMoreThan` says, in their order; all without it. */
export function plansWithMoreThan<Plan extends SizedPlan>(
  standardPlans: readonly Plan[],
  showMoreThan = 0,
): readonly Plan[] {
  return standardPlans.filter((plan) => plan.seat_count > showMoreThan);
}
