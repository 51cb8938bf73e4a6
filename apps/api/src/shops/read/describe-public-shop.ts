import { replySpeedOf } from '@boardwalk/sdk-core/inbox/reply-speeds';
import { userId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { takesMessages } from '../../account/takes-messages.ts';
import { isCallerBlocked } from '../../listings/read/is-caller-blocked.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { describeShop, imageOf } from '../describe-shop.ts';
import type { ShownShop } from './find-shown-shop.ts';

type Surroundings = Pick<OperationContext, 'caller' | 'clock' | 'database' | 'extensions'>;

/** What a shop says of itself, with whose it is. */
export async function describePublicShop(
  context: Surroundings,
  { shop, owner, images }: ShownShop,
) {
  const isReachable = takesMessages(owner) && !(await isCallerBlocked(context, owner.id));
  return {
    ...describeShop(shop, images, context.clock.now()),
    owner: {
      id: parseWith(userId, owner.id),
      firstName: owner.firstName,
      profilePicture: imageOf(owner.pictureId, images),
      takesMessages: isReachable,
    },
    replies: isReachable && owner.replySeconds !== null ? replySpeedOf(owner.replySeconds) : null,
  };
}
