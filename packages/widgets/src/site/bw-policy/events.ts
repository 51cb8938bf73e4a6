import type { PolicyName } from '@boardwalk/sdk-core/site/policies/policy-names';
import { event } from '../../element/attributes/element-table.ts';

export const policyEvents = {
  'bw-policy': event<{ readonly name: PolicyName; readonly title: string }>('A policy shows.'),
};
