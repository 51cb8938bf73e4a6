import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-article>`. */
export const articleAttributes = defineAttributes({
  slug: {
    type: 'string',
    pattern: /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    accepts: 'lower-case words with hyphens',
    required: true,
    url: 'push',
    description: 'The name of the article in its address.',
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
