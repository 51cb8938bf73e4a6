import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-dashboard>`. */
export const dashboardAttributes = defineAttributes({
  pages: {
    type: 'list',
    description: 'The names of the routes to offer, separated by commas; by default all.',
  },
});
