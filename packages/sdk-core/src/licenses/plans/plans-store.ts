import { readCouponCode } from '../../billing/coupons/coupon-terms.ts';
import type { StoreEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { toProblem } from '../../vocabulary/problem.ts';
import { listPlans, readPlan } from './endpoints.ts';
import type { Plan } from './schemas.ts';

type Client = Pick<StoreEnvironment, 'client'>;

/** Asks for the plans that everybody can buy, the smallest first. */
export function requestPlans({ client }: Client, signal?: AbortSignal): Promise<readonly Plan[]> {
  return client.call(listPlans, {}, signal ? { signal } : {});
}

/** The plans that everybody can buy. */
export function createPlansStore(
  env: Client,
  initial?: readonly Plan[],
): RemoteStore<readonly Plan[]> {
  return createRemote({ request: (signal) => requestPlans(env, signal), initial });
}

/** An enterprise plan, and the code by which it stands in addresses. */
export interface PlanOfCode {
  readonly code: string;
  readonly plan: Plan;
}

/**
 * The enterprise plan of a code, however it was typed; undefined where there is none, or where the
 * code does not count. Rejects with a `Problem` where that could not be found out.
 */
export async function findPlanOfCode(
  { client }: Client,
  typed: string,
  signal?: AbortSignal,
): Promise<PlanOfCode | undefined> {
  const code = readCouponCode(typed);
  if (code === undefined) return undefined;
  try {
    const plan = await client.call(
      readPlan,
      { params: { planId: code } },
      signal ? { signal } : {},
    );
    // An id of the list looks like a code, and is none.
    return plan.license_class === 'ENTERPRISE' ? { code, plan } : undefined;
  } catch (error) {
    if (toProblem(error).code === 'not-found') return undefined;
    throw error;
  }
}
