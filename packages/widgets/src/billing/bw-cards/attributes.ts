import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-cards>`. */
export const cardsAttributes = defineAttributes({
  view: {
    type: 'enum',
    values: ['list', 'dropdown'],
    default: 'list',
    description: 'All cards below one another, or a field that opens them.',
  },
  choice: {
    type: 'enum',
    values: ['one', 'none'],
    default: 'one',
    description: 'How many cards of the list can be picked; of a dropdown it is always one.',
  },
  selected: {
    type: 'string',
    default: '',
    description: 'The payment id of the picked card; nothing is picked where it is empty.',
  },
  signInFor: {
    type: 'enum',
    values: ['boards', 'cart'],
    description:
      'The scope for which the widget itself signs people in on a partner’s page; without it the page does, by `<bw-sign-in>`.',
  },
  taken: {
    type: 'list',
    description: 'Payment ids that are picked elsewhere on the page, and can’t be picked here too.',
  },
});
