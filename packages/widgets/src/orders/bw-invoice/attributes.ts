import { defineAttributes } from '../../element/attributes/attributes.ts';

export const invoiceAttributes = defineAttributes({
  invoice: {
    type: 'string',
    required: true,
    pattern: /^[0-9a-z]+$/,
    accepts: 'the id of an invoice',
    description: 'The invoice that it shows.',
  },
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '2',
    description: 'The level of its heading, as the page around it has others.',
  },
});
