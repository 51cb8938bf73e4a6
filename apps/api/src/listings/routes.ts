import * as endpoints from '@boardwalk/sdk-core/listings/endpoints';
import * as schemas from '@boardwalk/sdk-core/listings/schemas';
import { defineRoutes } from '../platform/domain.ts';
import { countListingPages, listListingPages } from './read/list-listing-pages.ts';
import { listListings } from './read/list-listings.ts';
import { listSimilarListings } from './read/list-similar-listings.ts';
import { listTags } from './read/list-tags.ts';
import { previewListings } from './read/preview-listings.ts';
import { readListing } from './read/read-listing.ts';
import { readListingSummaries } from './read/read-listing-summaries.ts';
import { recordListingEvent } from './read/record-listing-event.ts';
import { revealContact } from './read/reveal-contact.ts';
import { readUser } from './read-user.ts';

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
