import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/media/schemas';
import { and, desc, eq } from 'drizzle-orm';
import type { OperationContext } from '../platform/calls/operation.ts';
import { requireMember } from '../platform/calls/require-rule.ts';
import { describeFile } from './describe-file.ts';
import { files } from './tables.ts';

export async function listFiles(
  { query: { start, size } }: EndpointRequest<typeof schemas.listFiles>,
  { caller, database }: Pick<OperationContext, 'caller' | 'database'>,
): Promise<EndpointResponse<typeof schemas.listFiles>> {
  const { userId } = requireMember(caller);
  const rows = await database
    .select()
    .from(files)
    .where(and(eq(files.ownerId, userId), eq(files.state, 'ready')))
    .orderBy(desc(files.createdAt), desc(files.id))
    .offset(start)
    .limit(size + 1);
  return { items: rows.slice(0, size).map(describeFile), hasMore: rows.length > size };
}
