import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-mail-preferences>`. */
export const mailPreferencesAttributes = defineAttributes({
  headingLevel: {
    type: 'enum',
    values: ['1', '2', '3'],
    default: '2',
    description: 'The level of its heading, as the page around it has others.',
  },
});
