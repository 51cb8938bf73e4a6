import type * as schemas from '@boardwalk/sdk-core/licenses/own/schemas';
import { findListingFault } from '@boardwalk/sdk-core/licenses/subscribe/listing-fault';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, desc, eq } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';
import { findImages } from '../../media/find-images.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';

/** Lists the merchant listings of the caller for which a licence would be sold. */
export const listLicensees: Handler<typeof schemas.listLicensees> = async (
  _,
  { caller, database },
) => {
  const { userId } = requireMember(caller);
  const { id, kind, status, holdReason, title, subcategory, city, mediaIds } = listings;
  const own = await database
    .select({ id, kind, status, holdReason, title, subcategory, city, mediaIds })
    .from(listings)
    .where(and(eq(listings.ownerId, userId), eq(kind, 'merchant')))
    .orderBy(desc(listings.updatedAt), desc(id));
  const sold = own.filter((row) => findListingFault(row) === undefined);
  const images = await findImages(
    database,
    sold.flatMap((row) => row.mediaIds.slice(0, 1)),
  );
  return sold.map((row) => {
    const [first] = row.mediaIds;
    return {
      id: parseWith(listingId, row.id),
      title: row.title,
      subcategory: row.subcategory,
      city: row.city,
      primaryImage: (first !== undefined && images.get(first)) || null,
    };
  });
};
