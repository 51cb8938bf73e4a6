import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-drawer>`. */
export const drawerAttributes = defineAttributes({
  current: {
    type: 'string',
    default: '',
    description: 'The name of the route that shows; its item is marked.',
  },
  shop: {
    type: 'string',
    default: '',
    description: 'The address of the shop whose page shows; its group is open.',
  },
  soon: {
    type: 'list',
    description:
      'The names of the routes whose pages are still to come, separated by commas; their items say so.',
  },
});
