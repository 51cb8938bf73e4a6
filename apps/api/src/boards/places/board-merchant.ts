import type { BoardMerchant } from '@boardwalk/sdk-core/boards/places/capacity';
import { isSubcategoryOf } from '@boardwalk/sdk-core/listings/fields/subcategories';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import type { listings } from '../../listings/tables.ts';

type MerchantRow = Pick<typeof listings.$inferSelect, 'id' | 'subcategory'>;

/** A merchant listing as boards see it. */
export function boardMerchantOf({ id, subcategory }: MerchantRow): BoardMerchant {
  if (!isSubcategoryOf('merchant', subcategory)) {
    throw new Error(`Listing ${id} is of no service type.`);
  }
  return { listingId: parseWith(listingId, id), serviceType: subcategory };
}
