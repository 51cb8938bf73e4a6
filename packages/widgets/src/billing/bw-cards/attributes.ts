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
  scope: {
    type: 'enum',
    values: ['boards', 'cart'],
    default: 'boards',
    description: 'What a partner’s page asks to be allowed, so that it may list cards.',
  },
  taken: {
    type: 'list',
    description: 'Payment ids that are picked elsewhere on the page, and can’t be picked here too.',
  },
});
