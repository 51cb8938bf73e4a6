import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listPlans = endpoint<typeof schemas.listPlans>({
  method: 'GET',
  path: '/api/v1/license/plans',
});

export const readPlan = endpoint<typeof schemas.readPlan>({
  method: 'GET',
  path: '/api/v1/license/plan/{planId}',
});

export const listEnterprisePlans = endpoint<typeof schemas.listEnterprisePlans>({
  method: 'GET',
  path: '/api/v1/license/enterprise/plans',
});

export const createPlan = endpoint<typeof schemas.createPlan>({
  method: 'POST',
  path: '/api/v1/license/plan',
  keyed: true,
});

export const changePlan = endpoint<typeof schemas.changePlan>({
  method: 'PUT',
  path: '/api/v1/license/plan/{id}',
});

export const endPlan = endpoint<typeof schemas.endPlan>({
  method: 'DELETE',
  path: '/api/v1/license/plan/{planId}',
});
