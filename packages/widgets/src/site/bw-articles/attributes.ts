import { articleTypes } from '@boardwalk/sdk-core/listings/enumerations/article-types';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-articles>`. */
export const articlesAttributes = defineAttributes({
  type: {
    type: 'enum',
    values: articleTypes,
    url: 'push',
    description: 'Only articles of this type; by default all.',
  },
  page: {
    type: 'number',
    minimum: 1,
    maximum: 800,
    integer: true,
    default: 1,
    url: 'push',
    description: 'Thirteen articles each, from 1.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 4,
    default: 1,
    description: 'The level of its heading in the outline of the page.',
  },
});
