import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/media/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { lockUser } from '../../account/lock-user.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { fileUses, findFileUses } from '../file-uses.ts';
import { markForRemoval } from '../mark-for-removal.ts';
import { removeFileLater } from '../remove-file.ts';
import { noFile } from './read-file.ts';

/**
 * Removes a file of the caller's own; one that is used only where they say so, and then out of every
 * place that uses it.
 */
export async function deleteFile(
  { params: { file: id }, query: { uses } }: EndpointRequest<typeof schemas.deleteFile>,
  context: Pick<
    OperationContext,
    'caller' | 'clock' | 'database' | 'extensions' | 'log' | 'storage'
  >,
): Promise<EndpointResponse<typeof schemas.deleteFile>> {
  const { userId: ownerId } = requireMember(context.caller);
  const { extensions, clock } = context;
  const own = { ownerId, ids: [id] };
  await context.database.transaction(async (transaction) => {
    await lockUser(transaction, ownerId);
    // Publishing locks a listing before its pictures.
    for (const domain of uses ? extensions.all(fileUses) : []) {
      await domain.release(transaction, own, clock.now());
    }
    if (!(await markForRemoval(transaction, ownerId, id))) throw noFile();
    // What is locked by now gets no use any more; one may have come until then.
    const left = await findFileUses(extensions, transaction, own);
    if (left.length > 0) throw new Problem('conflict', 'This file is in use.');
  });
  await removeFileLater(context, id);
  return null;
}
