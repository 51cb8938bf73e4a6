import { readListing } from '@boardwalk/sdk-core/listings/endpoints';
import type { ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { defineElement } from '../../element/element-table.ts';
import { listingAttributes } from './attributes.ts';
import { listingEvents } from './events.ts';
import { Listing } from './Listing.tsx';
import { loadDetails, loadWriter } from './load-details.ts';
import { listingStyles } from './styles.ts';

export default defineElement({
  tag: 'bw-listing',
  summary: 'Everything about one listing: pictures, facts, where it is and whom to ask.',
  attributes: listingAttributes,
  events: listingEvents,
  parts: {
    status: 'Why the listing can’t simply be had.',
    gallery: 'The pictures.',
    sections: 'The bar that leads to the sections.',
    map: 'The map.',
    contact: 'Whom to ask; on phones a bar at the bottom.',
  },
  tokens: {
    '--bw-sticky-top': 'How far below the top of the page bar and contact stick; 0px unless told.',
  },
  uses: ['bw-similar'],
  budget: 11_800,
  intrinsicSize: [
    [0, 2600],
    [1024, 2300],
  ],
  styles: listingStyles,
  prepare: loadDetails,
  async load({ type, id }, env) {
    // The attribute is checked as an id is, only without the contract's schema.
    const params = { type, id: id as ListingId };
    const [listing, write] = await Promise.all([
      env.client.call(readListing, { params }),
      loadWriter(type, env),
    ]);
    return { listing, words: write(listing, env.clock.now()) };
  },
  render: (context) => <Listing context={context} />,
});
