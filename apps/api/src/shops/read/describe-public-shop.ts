import { userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { eq } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { takesMessages } from '../../account/takes-messages.ts';
import { isCallerBlocked } from '../../listings/read/is-caller-blocked.ts';
import { findImages, type ImagesById } from '../../media/find-images.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { describeShop } from '../describe-shop.ts';
import type { ShopRow } from '../tables.ts';

type Surroundings = Pick<OperationContext, 'caller' | 'clock' | 'database' | 'extensions'>;

/** What a shop says of itself, with whose it is and its pictures. */
export async function describePublicShop(context: Surroundings, shop: ShopRow) {
  const { database, clock } = context;
  const [owner] = await database
    .select({
      id: users.id,
      firstName: users.firstName,
      pictureId: users.profilePictureId,
      state: users.state,
      username: users.username,
    })
    .from(users)
    .where(eq(users.id, shop.ownerId));
  if (!owner) throw new Error(`The shop ${shop.id} has no owner.`);
  const images: ImagesById = await findImages(
    database,
    [shop.logoId, shop.coverId, owner.pictureId].flatMap((id) => id ?? []),
  );
  const isReachable = takesMessages(owner) && !(await isCallerBlocked(context, owner.id));
  return {
    ...describeShop(shop, images, clock.now()),
    owner: {
      id: parseWith(userId, owner.id),
      firstName: owner.firstName,
      profilePicture: images.get(owner.pictureId ?? '') ?? null,
      takesMessages: isReachable,
    },
  };
}
