import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-topbar>`. */
export const topbarAttributes = defineAttributes({
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
  cart: {
    type: 'boolean',
    description: 'Whether this browser has the cart of a visitor, whose number then shows.',
  },
  alternate: {
    type: 'string',
    default: '',
    description:
      'The path of the page in the other language of the site; without it the bar has no way there.',
  },
});
