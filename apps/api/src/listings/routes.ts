import * as endpoints from '@boardwalk/sdk-core/listings/endpoints';
import * as schemas from '@boardwalk/sdk-core/listings/schemas';
import { objectKinds } from '../access/objects.ts';
import { listingCheck } from '../favourites/add-favourite.ts';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { provide } from '../platform/extensions/extension-point.ts';
import { personalData } from '../platform/personal-data.ts';
import { oldChangesSweep } from './changes/forget-changes.ts';
import { listingObjects } from './listing-objects.ts';
import { listingsData } from './listings-data.ts';
import { countListingPages, listListingPages } from './read/list-listing-pages.ts';
import { listListings } from './read/list-listings.ts';
import { listSimilarListings } from './read/list-similar-listings.ts';
import { listTags } from './read/list-tags.ts';
import { previewListings } from './read/preview-listings.ts';
import { readListing } from './read/read-listing.ts';
import { readListingSummaries } from './read/read-listing-summaries.ts';
import { recordListingEvent } from './read/record-listing-event.ts';
import { requireVisibleListing } from './read/require-visible-listing.ts';
import { revealContact } from './read/reveal-contact.ts';
import { readUser } from './read-user.ts';
import { expiredListingsSweep } from './sweep-expired.ts';

/** Published listings of every kind. */
export const listingsDomain: Domain = {
  name: 'listings',
  routes: defineRoutes(endpoints, schemas, {
    countListingPages,
    listListingPages,
    listListings,
    listSimilarListings,
    listTags,
    previewListings,
    readListing,
    readListingSummaries,
    readUser,
    recordListingEvent,
    revealContact,
  }),
  jobs: [expiredListingsSweep, oldChangesSweep],
  provides: [
    provide(objectKinds, listingObjects),
    provide(listingCheck, requireVisibleListing),
    provide(personalData, listingsData),
  ],
};
