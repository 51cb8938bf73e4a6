import type { EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/media/schemas';
import { storageCapacity } from '@boardwalk/sdk-core/media/upload-rules';
import { count, eq, sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { filesTable } from '../tables.ts';

export async function readStorageStats(
  _: unknown,
  { caller, database }: Pick<OperationContext, 'caller' | 'database'>,
): Promise<EndpointResponse<typeof schemas.readStorageStats>> {
  const [held] = await database
    .select({
      files: count(),
      used: sql`coalesce(sum(${filesTable.size}), 0)`.mapWith(Number),
    })
    .from(filesTable)
    .where(eq(filesTable.ownerId, requireMember(caller).userId));
  return { used: 0, files: 0, ...held, capacity: storageCapacity };
}
