import { policyNames } from '@boardwalk/sdk-core/site/policies/policy-names';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-policy>`. */
export const policyAttributes = defineAttributes({
  name: {
    type: 'enum',
    values: policyNames,
    required: true,
    url: 'push',
    description: 'Which policy shows.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 4,
    default: 1,
    description: 'The level of its title in the outline of the page.',
  },
});
