import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type * as schemas from '@boardwalk/sdk-core/media/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import { findFileUses } from '../file-uses.ts';
import { filesTable } from '../tables.ts';
import { describeOwnFiles } from './describe-own-files.ts';

/** Reads a file of the caller's own, with where it is used. */
export async function readFile(
  { params: { file: id } }: EndpointRequest<typeof schemas.readFile>,
  { caller, database, extensions }: Pick<OperationContext, 'caller' | 'database' | 'extensions'>,
): Promise<EndpointResponse<typeof schemas.readFile>> {
  const { userId: ownerId } = requireMember(caller);
  const rows = await database
    .select()
    .from(filesTable)
    .where(
      and(eq(filesTable.id, id), eq(filesTable.ownerId, ownerId), eq(filesTable.state, 'ready')),
    );
  const [file] = await describeOwnFiles({ database, extensions }, ownerId, rows);
  if (!file) throw noFile();
  const found = await findFileUses(extensions, database, { ownerId, ids: [id] });
  return { ...file, usedIn: found.map(({ fileId: _, ...use }) => use) };
}

/** Returns the answer where a user has no such file, regardless of who else may have it. */
export function noFile(): Problem {
  return new Problem('not-found', 'You have no such file.');
}
