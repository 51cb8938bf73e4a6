import { defineAttributes } from '../../element/attributes/attributes.ts';

export const invoiceAttributes = defineAttributes({
  invoiceId: {
    type: 'string',
    required: true,
    description: 'The id of the invoice.',
  },
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '2',
    description: 'The level of its heading, as the page around it has others.',
  },
});
