import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/media/parts/schemas';
import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { removeFileLater } from '../remove-file.ts';
import { filesTable } from '../tables.ts';
import { noUpload, requireOwnUpload } from './uploads.ts';

/** Cancels an upload of the caller’s; one that has become a file meanwhile stays. */
export async function cancelUpload(
  { params: { upload: id } }: EndpointRequest<typeof schemas.cancelUpload>,
  context: Pick<OperationContext, 'caller' | 'database' | 'log' | 'storage'>,
): Promise<EndpointResponse<typeof schemas.cancelUpload>> {
  const { userId } = requireMember(context.caller);
  await requireOwnUpload(context.database, userId, id);
  const marked = await context.database
    .update(filesTable)
    .set({ state: 'removing' })
    .where(
      and(eq(filesTable.id, id), eq(filesTable.ownerId, userId), eq(filesTable.state, 'uploading')),
    )
    .returning({ id: filesTable.id });
  if (marked.length === 0) throw noUpload();
  await removeFileLater(context, id);
  return null;
}
