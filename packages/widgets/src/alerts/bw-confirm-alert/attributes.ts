import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-confirm-alert>`. */
export const confirmAlertAttributes = defineAttributes({
  token: {
    type: 'string',
    default: '',
    description: 'The token of the link in a mail, which says what alert starts.',
  },
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '1',
    description: 'The level of its heading, as the page around it may have others.',
  },
});
