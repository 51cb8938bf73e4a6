import * as endpoints from '@boardwalk/sdk-core/bookmarks/endpoints';
import * as schemas from '@boardwalk/sdk-core/bookmarks/schemas';
import { type Domain, defineRoutes } from '../platform/domain.ts';
import { addBookmark, type RequireListing } from './add-bookmark.ts';
import { bookmarksData } from './bookmarks-data.ts';
import { listBookmarks } from './list-bookmarks.ts';
import { removeBookmark } from './remove-bookmark.ts';

/** What people keep. `requireListing` is that of the domain that knows listings. */
export function createBookmarksDomain(requireListing: RequireListing): Domain {
  return {
    name: 'bookmarks',
    personalData: bookmarksData,
    routes: defineRoutes(endpoints, schemas, {
      listBookmarks,
      addBookmark: addBookmark(requireListing),
      removeBookmark,
    }),
  };
}
