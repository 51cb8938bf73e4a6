import { createOwnKeyedStore, type OwnKeyedStore } from '../../account/sessions/own-keyed-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import type { TablePage } from '../../vocabulary/table/table-state.ts';
import { planPageSize } from './code-states.ts';
import { changePlan, createPlan, endPlan, listEnterprisePlans } from './endpoints.ts';
import { withPlanChanges } from './plan-changes.ts';
import { requestPlans } from './plans-store.ts';
import type { EnterprisePlan, NewPlan, Plan } from './schemas.ts';

/** All plans by pages from 1; what is done to one rejects with a `Problem`, or shows the pages anew. */
export interface AdminPlansStore {
  readonly standard: OwnKeyedStore<number, TablePage<Plan>>;
  readonly enterprise: OwnKeyedStore<number, TablePage<EnterprisePlan>>;
  create(plan: NewPlan): Promise<void>;
  change(id: string, plan: NewPlan): Promise<void>;
  end(id: string): Promise<void>;
}

export function createAdminPlansStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): AdminPlansStore {
  const { client } = env;
  // Everybody's list is kept for a minute, and would not tell of them yet.
  const changes = new Map<string, Plan | null>();

  const standard = createOwnKeyedStore(env, async (page: number, signal) => {
    const plans = withPlanChanges(await requestPlans(env, signal), changes);
    const start = (page - 1) * planPageSize;
    return { rows: plans.slice(start, start + planPageSize), total: plans.length };
  });
  const enterprise = createOwnKeyedStore(env, async (page: number, signal) => {
    const query = { start: (page - 1) * planPageSize, size: planPageSize };
    const { items, total } = await client.call(listEnterprisePlans, { query }, { signal });
    return { rows: items, total };
  });

  async function changed(id: string, plan: Plan | null): Promise<void> {
    if (plan?.license_class !== 'ENTERPRISE') changes.set(id, plan);
    await Promise.all([standard.retry(), enterprise.retry()]);
  }

  return {
    standard,
    enterprise,
    async create(body) {
      const plan = await client.call(createPlan, { body });
      await changed(plan.id, plan);
    },
    async change(id, body) {
      await changed(id, await client.call(changePlan, { params: { id }, body }));
    },
    async end(planId) {
      await client.call(endPlan, { params: { planId } });
      await changed(planId, null);
    },
  };
}
