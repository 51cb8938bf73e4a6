import * as endpoints from '@boardwalk/sdk-core/listings/endpoints';
import * as schemas from '@boardwalk/sdk-core/listings/schemas';
import { defineRoutes } from '../platform/domain.ts';
import { countListingPages, listListingPages } from './list-listing-pages.ts';
import { listListings } from './list-listings.ts';
import { listSimilarListings } from './list-similar-listings.ts';
import { listTags } from './list-tags.ts';
import { previewListings } from './preview-listings.ts';
import { readListing } from './read-listing.ts';
import { readListingSummaries } from './read-listing-summaries.ts';
import { readUser } from './read-user.ts';
import { recordListingEvent } from './record-listing-event.ts';
import { revealContact } from './reveal-contact.ts';

export const listingsRoutes = defineRoutes(endpoints, schemas, {
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
});
