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

/** Finds the plan that an address names, `''` where it names none; rejects with a `Problem`. */
export type FindPlanChoice = (named: string, signal?: AbortSignal) => Promise<PlanChoice>;

/** A finder that asks for the plans of the list once. */
export function createPlanFinder(env: Pick<StoreEnvironment, 'client'>): FindPlanChoice {
  let list: readonly Plan[] | undefined;

  async function findByCode(named: string, signal: AbortSignal | undefined) {
    const found = await findPlanOfCode(env, named, signal);
    return found && { ...found.plan, id: found.code };
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
