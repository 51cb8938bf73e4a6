import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/media/schemas';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { retainFiles } from '../given-up/retain-files.ts';
import { noFile } from './read-file.ts';

/** Keeps a file of the caller's own that would go with a draft. */
export async function keepFile(
  { params: { file: id } }: EndpointRequest<typeof schemas.keepFile>,
  { caller, database }: Pick<OperationContext, 'caller' | 'database'>,
): Promise<EndpointResponse<typeof schemas.keepFile>> {
  const { userId: ownerId } = requireMember(caller);
  if ((await retainFiles(database, { ownerId, ids: [id] })) === 0) throw noFile();
  return null;
}
