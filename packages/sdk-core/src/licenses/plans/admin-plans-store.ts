import { signedIn } from '../../account/sessions/signed-in-store.ts';
import type { SharingEnvironment } from '../../http/environment.ts';
import { createRemote, type RemoteStore } from '../../http/remote.ts';
import { createIntention } from '../../posting/writing/intention.ts';
import { changeUnlessOutdated } from '../../vocabulary/outdated.ts';
import type { TablePage } from '../../vocabulary/table/table-state.ts';
import { planPageSize } from './code-states.ts';
import { changePlan, createPlan, endPlan, listEnterprisePlans, readPlan } from './endpoints.ts';
import { withPlanChanges } from './plan-changes.ts';
import { requestPlans } from './plans-store.ts';
import type { EnterprisePlan, NewPlan, Plan } from './schemas.ts';

/** All plans by page from 1; an action on one rejects with a `Problem`, or reloads the pages. */
export interface AdminPlansStore {
  readonly standard: RemoteStore<TablePage<Plan>, number>;
  readonly enterprise: RemoteStore<TablePage<EnterprisePlan>, number>;
  create(plan: NewPlan): Promise<void>;
  /** Answers the plan as it stands where somebody else has changed it since it was read. */
  change(known: Plan, plan: NewPlan): Promise<Plan | undefined>;
  end(id: string): Promise<void>;
}

export function createAdminPlansStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): AdminPlansStore {
  const { client } = env;
  // Everybody's list is cached for a minute, and would not include them yet.
  const changes = new Map<string, Plan | null>();

  const standard = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, page: number) => {
      const plans = withPlanChanges(await requestPlans(env, signal), changes);
      const start = (page - 1) * planPageSize;
      return { rows: plans.slice(start, start + planPageSize), total: plans.length };
    },
  });
  const enterprise = createRemote({
    owner: signedIn(env),
    key: undefined,
    request: async (signal, page: number) => {
      const query = { start: (page - 1) * planPageSize, size: planPageSize };
      const { items, total } = await client.call(listEnterprisePlans, { query }, { signal });
      return { rows: items, total };
    },
  });

  const intention = createIntention();

  /** As it stands now: everybody's list may be of a minute ago. */
  async function readCurrent(id: string, licenseClass: Plan['license_class']) {
    if (licenseClass === 'STANDARD') return client.call(readPlan, { params: { planId: id } });
    const query = { start: 0, size: 999 };
    const { items } = await client.call(listEnterprisePlans, { query });
    return items.find(({ plan }) => plan.id === id)?.plan;
  }

  async function changed(id: string, plan: Plan | null): Promise<void> {
    if (plan?.license_class !== 'ENTERPRISE') changes.set(id, plan);
    await Promise.all([standard.reload(), enterprise.reload()]);
  }

  return {
    standard,
    enterprise,
    async create(body) {
      const plan = await intention.carryOut(body, (idempotencyKey) =>
        client.call(createPlan, { body }, { idempotencyKey }),
      );
      await changed(plan.id, plan);
    },
    change({ id, version, license_class }, body) {
      return changeUnlessOutdated(
        async () => {
          const call = { params: { planId: id }, body };
          await changed(id, await client.call(changePlan, call, { ifMatch: version }));
        },
        async () => {
          const current = await readCurrent(id, license_class);
          await changed(id, current ?? null);
          return current;
        },
      );
    },
    async end(planId) {
      await client.call(endPlan, { params: { planId } });
      await changed(planId, null);
    },
  };
}
