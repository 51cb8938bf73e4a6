import { missingKinds } from '@boardwalk/sdk-core/site/shell/missing-kinds';
import { defineAttributes } from '../../element/attributes/attributes.ts';

/** What a page may set on `<bw-notice>`. */
export const noticeAttributes = defineAttributes({
  code: {
    type: 'enum',
    values: ['404', '410', '501', '503', 'chunk'],
    required: true,
    description:
      'Why the page is not there: an HTTP status, or `chunk` for files that did not come.',
  },
  kind: {
    type: 'enum',
    values: missingKinds,
    description:
      'What is not there, where the page is that of a listing (by its kind), a shop or a product.',
  },
  way: {
    type: 'enum',
    values: ['home', 'dashboard'],
    default: 'home',
    description: 'Where its last link leads: from a page of the dashboard back there.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 6,
    default: 1,
    description: 'The level of its heading in the outline of the page.',
  },
});
