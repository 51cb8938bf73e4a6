import type { NewBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { claimImages } from '../../media/claim-images.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';

/** The id of the picture, which is a file of the caller's own, or the one that the board shows already. */
export async function claimBoardPicture(
  transaction: Queries,
  picture: NewBoard['picture'],
  current: string | null,
  { caller, extensions }: Pick<OperationContext, 'caller' | 'extensions'>,
): Promise<string | null> {
  if (picture === null) return null;
  const { userId } = requireMember(caller);
  const claim = { ownerId: userId, callerId: userId, shown: [], extensions };
  const own = await claimImages(transaction, [picture], claim);
  // Another administrator may have put it up.
  if (own.has(picture.id) || picture.id === current) return picture.id;
  throw new Problem('invalid-request', 'Please correct what is marked.', {
    fields: [{ path: 'body.picture.id', message: 'expected a picture that you uploaded' }],
  });
}
