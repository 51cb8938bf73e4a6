import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/media/parts/schemas';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { describeUpload, requireOwnUpload } from './uploads.ts';

export async function readUpload(
  { params: { upload: id } }: EndpointRequest<typeof schemas.readUpload>,
  { caller, database }: Pick<OperationContext, 'caller' | 'database'>,
): Promise<EndpointResponse<typeof schemas.readUpload>> {
  const { userId } = requireMember(caller);
  return describeUpload(await requireOwnUpload(database, userId, id));
}
