import { defineAttributes } from '../../element/attributes/attributes.ts';
import { tableAttributes } from '../../parts/data-table/table-attributes.ts';

/** What a page may set on `<bw-files>`. */
export const filesAttributes = defineAttributes({
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '2',
    description: 'The level of its heading, as the page around it has others.',
  },
  ...tableAttributes,
});
