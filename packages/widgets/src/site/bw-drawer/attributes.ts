import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-drawer>`. */
export const drawerAttributes = defineAttributes({
  current: {
    type: 'string',
    default: '',
    description: 'The name of the route that shows; its item is marked.',
  },
  soon: {
    type: 'list',
    description:
      'The names of the routes whose pages are still to come, separated by commas; their items say so.',
  },
});
