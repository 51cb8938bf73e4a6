import type { StoreEnvironment } from '../../http/environment.ts';
import { toProblem } from '../../vocabulary/problem.ts';
import { listPlans, readPlan } from '../plans/endpoints.ts';
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
export function createPlanFinder({ client }: Pick<StoreEnvironment, 'client'>): FindPlanChoice {
  let list: readonly Plan[] | undefined;

  async function findByCode(code: string, options: { readonly signal?: AbortSignal }) {
    try {
      const plan = await client.call(readPlan, { params: { planId: code } }, options);
      return { ...plan, id: code };
    } catch (error) {
      const { status } = toProblem(error);
      if (status === 404 || status === 400) return undefined;
      throw error;
    }
  }

  return async (named, signal) => {
    const options = signal ? { signal } : {};
    const planId = named === '' ? undefined : named;
    list ??= await client.call(listPlans, {}, options);
    const standardPlans = list;
    const isListed = standardPlans.some(({ id }) => id === planId);
    const isCode = planId !== undefined && !isListed;
    const enterprisePlan = isCode ? await findByCode(planId, options) : undefined;
    return { planId, standardPlans, enterprisePlan };
  };
}
