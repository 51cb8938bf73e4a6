import { eq, sql } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { inboxReplyTimes } from '../../inbox/tables.ts';
import { type ImagesById, imagesById, imagesColumn } from '../../media/find-images.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type ShopRow, shops } from '../tables.ts';

const ownerColumns = {
  id: users.id,
  firstName: users.firstName,
  pictureId: users.profilePictureId,
  state: users.state,
  username: users.username,
  replySeconds: inboxReplyTimes.medianSeconds,
};

/** A shop with its owner, and the pictures of both. */
export interface ShownShop {
  readonly shop: ShopRow;
  readonly owner: Pick<typeof users.$inferSelect, 'id' | 'firstName' | 'state' | 'username'> & {
    readonly pictureId: string | null;
    /** How soon they usually reply to a first message; null where nobody can say yet. */
    readonly replySeconds: number | null;
  };
  readonly images: ImagesById;
}

/** Finds the shop of an address with what its pages show of it. */
export async function findShownShop(queries: Queries, id: string): Promise<ShownShop | undefined> {
  const [found] = await queryOf(queries).execute({ id });
  return found && { shop: found.shop, owner: found.owner, images: imagesById(found.stored ?? []) };
}

/** Every page of a shop and its products needs it, so its text is made once. */
function prepareQuery(queries: Queries) {
  const pictures = sql`array[${shops.logoId}, ${shops.coverId}, ${users.profilePictureId}]`;
  return queries
    .select({ shop: shops, owner: ownerColumns, stored: imagesColumn(pictures) })
    .from(shops)
    .innerJoin(users, eq(users.id, shops.ownerId))
    .leftJoin(inboxReplyTimes, eq(inboxReplyTimes.userId, users.id))
    .where(eq(shops.id, sql.placeholder('id')))
    .prepare('find_shown_shop');
}

const prepared = new WeakMap<Queries, ReturnType<typeof prepareQuery>>();

function queryOf(queries: Queries) {
  const query = prepared.get(queries) ?? prepareQuery(queries);
  prepared.set(queries, query);
  return query;
}
