import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/media/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { lockUser } from '../account/lock-user.ts';
import { changePerson } from '../account/own/change-person.ts';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import { announce } from '../platform/live/announce.ts';
import { giveUpFile } from './give-up-file.ts';
import { removeFileLater } from './remove-file.ts';

/** Removes a file of the caller's own; one that showed them in their profile goes there, too. */
export async function deleteFile(
  { params: { file: id } }: EndpointRequest<typeof schemas.deleteFile>,
  context: Pick<OperationContext, 'caller' | 'database' | 'log' | 'storage'>,
): Promise<EndpointResponse<typeof schemas.deleteFile>> {
  const { userId } = requireMember(context.caller);
  await context.database.transaction(async (transaction) => {
    const { profilePictureId } = await lockUser(transaction, userId);
    if (!(await giveUpFile(transaction, userId, id))) {
      throw new Problem('not-found', 'You have no such file.');
    }
    if (profilePictureId !== id) return;
    await changePerson(transaction, userId, { profilePictureId: null });
    await announce(transaction, 'profile', userId);
  });
  await removeFileLater(context, id);
  return null;
}
