import { moderationViews } from '@boardwalk/sdk-core/posting/moderated/views';
import { defineAttributes } from '../../element/attributes/attributes.ts';
import { tableAttributes } from '../../parts/data-table/table-attributes.ts';

/** What a page may set on `<bw-admin-listings>`. */
export const adminListingsAttributes = defineAttributes({
  view: {
    type: 'enum',
    values: moderationViews,
    default: 'review',
    url: 'push',
    description:
      'What shows: what waits to be let in, what was reported, what was taken down, conversations, or shops and products, that were reported, or all listings.',
  },
  ...tableAttributes,
});
