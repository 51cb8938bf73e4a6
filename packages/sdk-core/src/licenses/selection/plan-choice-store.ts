import type { StoreEnvironment } from '../../http/environment.ts';
import { createKeyedRemoteStore, type KeyedRemoteStore } from '../../http/keyed-remote.ts';
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

/** A store of the plans for what an address names, `''` where it names none. */
export function createPlanChoiceStore({
  client,
}: Pick<StoreEnvironment, 'client'>): KeyedRemoteStore<string, PlanChoice> {
  let list: readonly Plan[] | undefined;

  async function findByCode(code: string, signal: AbortSignal): Promise<Plan | undefined> {
    try {
      const plan = await client.call(readPlan, { params: { planId: code } }, { signal });
      return { ...plan, id: code };
    } catch (error) {
      const { status } = toProblem(error);
      if (status === 404 || status === 400) return undefined;
      throw error;
    }
  }

  return createKeyedRemoteStore<string, PlanChoice>(async (named, signal) => {
    const planId = named === '' ? undefined : named;
    list ??= await client.call(listPlans, {}, { signal });
    const standardPlans = list;
    const isListed = standardPlans.some(({ id }) => id === planId);
    const isCode = planId !== undefined && !isListed;
    const enterprisePlan = isCode ? await findByCode(planId, signal) : undefined;
    return { planId, standardPlans, enterprisePlan };
  });
}
