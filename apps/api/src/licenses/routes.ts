import * as holdEndpoints from '@boardwalk/sdk-core/licenses/holds/endpoints';
import * as holdSchemas from '@boardwalk/sdk-core/licenses/holds/schemas';
import * as planEndpoints from '@boardwalk/sdk-core/licenses/plans/endpoints';
import * as planSchemas from '@boardwalk/sdk-core/licenses/plans/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { changeHolds } from './holds/change-holds.ts';
import { readHolds } from './holds/read-holds.ts';
import { changePlan } from './plans/change-plan.ts';
import { createPlan } from './plans/create-plan.ts';
import { endPlan } from './plans/end-plan.ts';
import { listEnterprisePlans } from './plans/list-enterprise-plans.ts';
import { listPlans } from './plans/list-plans.ts';
import { readPlan } from './plans/read-plan.ts';

/** What places on boards are bought by. */
export const licensesDomain: Domain = {
  name: 'licenses',
  routes: [
    ...defineRoutes(planEndpoints, planSchemas, {
      changePlan,
      createPlan,
      endPlan,
      listEnterprisePlans,
      listPlans,
      readPlan,
    }),
    ...defineRoutes(holdEndpoints, holdSchemas, { changeHolds, readHolds }),
  ],
};
