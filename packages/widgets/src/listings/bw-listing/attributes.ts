import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import { defineAttributes } from '../../element/attributes/attributes.ts';
import { property } from '../../element/attributes/element-table.ts';

/** What a page may set on `<bw-listing>`; `type` and `id` make up its shareable state. */
export const listingAttributes = defineAttributes({
  type: {
    type: 'enum',
    values: listingKinds,
    required: true,
    url: 'push',
    description: 'The kind of the listing.',
  },
  id: {
    type: 'number',
    integer: true,
    minimum: 1,
    required: true,
    url: 'push',
    description: 'The number of the listing; where it is a realtor, the number of the person.',
  },
  preview: {
    type: 'boolean',
    description:
      'Shows the `listing` that a script has set, as others would see it: nothing is asked for, counted or kept.',
  },
  headingLevel: {
    type: 'number',
    integer: true,
    minimum: 1,
    maximum: 4,
    default: 2,
    description: 'The level of its title in the outline of the page; its sections are one below.',
  },
});

/** What a script may set on `<bw-listing>`. */
export const listingProperties = {
  /** Of the contract's shape, whose type would bring all of its schemas into the package's. */
  listing: property<object>(
    'What a preview shows, in the shape of `readListing`; without `preview` it says nothing.',
  ),
};
