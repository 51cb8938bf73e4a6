import type * as schemas from '@boardwalk/sdk-core/listings/schemas';
import { desc, gt } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { listingTags } from '../tables.ts';

/** Lists every tag of public listings, the most used first. */
export const listTags: Handler<typeof schemas.listTags> = async (_, { database }) => {
  const tags = await database
    .select()
    .from(listingTags)
    .where(gt(listingTags.count, 0))
    .orderBy(desc(listingTags.count), listingTags.name);
  return { tags };
};
