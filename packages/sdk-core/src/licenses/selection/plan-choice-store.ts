import type { StoreEnvironment } from '../../http/environment.ts';
import { findPlanOfCode, requestPlans } from '../plans/plans-store.ts';
import type { Plan } from '../plans/schemas.ts';

/** The plans of the list, and the one that an address names. */
export interface PlanChoice {
  /** As the address names it: the id of a plan of the list, or a code. */
  readonly planId: string | undefined;
  readonly standardPlans: readonly Plan[];
  /** The plan of a code; its `id` is the code, as that is what addresses name it by. */
  readonly enterprisePlan: Plan | undefined;
}

/** The plan that is chosen; undefined where none is, or the address names one that is not offered. */
export function chosenOf({ planId, standardPlans, enterprisePlan }: PlanChoice): Plan | undefined {
  return enterprisePlan ?? standardPlans.find(({ id }) => id === planId);
}

/**
 * The choice for a listing whose plan runs already: that one, or what has more seats, but in its last
 * days. Where the address names none of these, it is the one that runs.
 */
export function besideRunning(
  choice: PlanChoice,
  running: Plan | undefined,
  isInLastDays = false,
): PlanChoice {
  if (!running) return choice;
  const { planId, standardPlans, enterprisePlan } = choice;
  const isLarger = ({ id, seat_count: seats, price }: Plan) =>
    !isInLastDays &&
    id !== running.id &&
    seats > running.seat_count &&
    price.currency === running.price.currency;
  const offered = {
    planId,
    standardPlans: [running, ...standardPlans.filter(isLarger)],
    enterprisePlan: enterprisePlan && isLarger(enterprisePlan) ? enterprisePlan : undefined,
  };
  return chosenOf(offered) ? offered : { ...offered, planId: running.id };
}

/** Finds the plan that an address names, `''` where it names none; rejects with a `Problem`. */
export type FindPlanChoice = (named: string, signal?: AbortSignal) => Promise<PlanChoice>;

/** A finder that asks for the plans of the list once, and for each code until it is found. */
export function createPlanFinder(env: Pick<StoreEnvironment, 'client'>): FindPlanChoice {
  let list: readonly Plan[] | undefined;
  const ofCodes = new Map<string, Plan>();

  async function findByCode(named: string, signal: AbortSignal | undefined) {
    const known = ofCodes.get(named);
    if (known) return known;
    const found = await findPlanOfCode(env, named, signal);
    const plan = found && { ...found.plan, id: found.code };
    if (plan) ofCodes.set(named, plan);
    return plan;
  }

  return async (named, signal) => {
    const planId = named === '' ? undefined : named;
    list ??= await requestPlans(env, signal);
    const standardPlans = list;
    const isListed = standardPlans.some(({ id }) => id === planId);
    const isCode = planId !== undefined && !isListed;
    const enterprisePlan = isCode ? await findByCode(planId, signal) : undefined;
    return { planId, standardPlans, enterprisePlan };
  };
}
