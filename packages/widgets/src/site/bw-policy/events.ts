import type { PolicyName } from '@boardwalk/sdk-core/site/policy-names';
import { event } from '../../element/element-table.ts';

export const policyEvents = {
  'bw-policy': event<{ readonly name: PolicyName; readonly title: string }>('A policy shows.'),
};
