import { introductionAudiences } from '@boardwalk/sdk-core/site/home/introduction-audiences';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-introduction>`. */
export const introductionAttributes = defineAttributes({
  audience: {
    type: 'enum',
    values: introductionAudiences,
    required: true,
    url: 'push',
    description: 'Whom the page is for.',
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
