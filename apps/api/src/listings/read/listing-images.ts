import { sql } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { imagesColumn } from '../../media/find-images.ts';
import { listings } from '../tables.ts';

/** The pictures of each listing of a query. */
export const listingImages = imagesColumn(listings.mediaIds);

/** Those of its owner too. */
export const listingImagesWithOwner = imagesColumn(
  sql`array_append(${listings.mediaIds}, ${users.profilePictureId})`,
);
