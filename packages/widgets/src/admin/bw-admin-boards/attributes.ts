import { defineAttributes } from '../../element/attributes/attributes.ts';
import { tableAttributes } from '../../parts/data-table/table-attributes.ts';

export const adminBoardsAttributes = defineAttributes({
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '1',
    description: 'The level of its heading, as the page around it has others.',
  },
  ...tableAttributes,
});
