import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/media/parts/schemas';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { removeFileLater } from '../remove-file.ts';
import { requireOwnUpload } from './uploads.ts';

export async function cancelUpload(
  { params: { upload: id } }: EndpointRequest<typeof schemas.cancelUpload>,
  context: Pick<OperationContext, 'caller' | 'database' | 'log' | 'storage'>,
): Promise<EndpointResponse<typeof schemas.cancelUpload>> {
  const { userId } = requireMember(context.caller);
  await requireOwnUpload(context.database, userId, id);
  await removeFileLater(context, id);
  return null;
}
