import * as planEndpoints from '@boardwalk/sdk-core/licenses/plans/endpoints';
import * as planSchemas from '@boardwalk/sdk-core/licenses/plans/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { changePlan } from './plans/change-plan.ts';
import { createPlan } from './plans/create-plan.ts';
import { endPlan } from './plans/end-plan.ts';
import { listEnterprisePlans } from './plans/list-enterprise-plans.ts';
import { listPlans } from './plans/list-plans.ts';
import { readPlan } from './plans/read-plan.ts';

/** What places on boards are bought by. */
export const licensesDomain: Domain = {
  name: 'licenses',
  routes: defineRoutes(planEndpoints, planSchemas, {
    changePlan,
    createPlan,
    endPlan,
    listEnterprisePlans,
    listPlans,
    readPlan,
  }),
};
