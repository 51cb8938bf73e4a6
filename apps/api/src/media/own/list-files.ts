import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import type { FileSort } from '@boardwalk/sdk-core/media/own/own-files';
import type * as schemas from '@boardwalk/sdk-core/media/schemas';
import { kindOfType } from '@boardwalk/sdk-core/media/upload-rules';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Extensions } from '../../platform/extensions/extensions.ts';
import { fileUses } from '../file-uses.ts';
import { filesTable, mimeTypes } from '../tables.ts';
import { describeOwnFiles } from './describe-own-files.ts';

/** Later uploads come first among those that are alike. */
const orders: Readonly<Record<FileSort, readonly SQL[]>> = {
  name: [asc(sql`lower(${filesTable.name})`), desc(filesTable.createdAt)],
  '-name': [desc(sql`lower(${filesTable.name})`), desc(filesTable.createdAt)],
  size: [asc(filesTable.size), desc(filesTable.createdAt)],
  '-size': [desc(filesTable.size), desc(filesTable.createdAt)],
  date: [asc(filesTable.createdAt)],
  '-date': [desc(filesTable.createdAt)],
};

/** Lists the caller's files, with how often each is used. */
export async function listFiles(
  { query: { name, kind, use, sort, start, size } }: EndpointRequest<typeof schemas.listFiles>,
  { caller, database, extensions }: Pick<OperationContext, 'caller' | 'database' | 'extensions'>,
): Promise<EndpointResponse<typeof schemas.listFiles>> {
  const { userId: ownerId } = requireMember(caller);
  const wanted = and(
    eq(filesTable.ownerId, ownerId),
    eq(filesTable.state, 'ready'),
    kind && inArray(filesTable.mimeType, typesOf(kind)),
    use && isUsed(extensions, ownerId, use),
    contains(name),
  );
  const rows = await database
    .select()
    .from(filesTable)
    .where(wanted)
    .orderBy(...orders[sort], desc(filesTable.id))
    .offset(start)
    .limit(size);
  const total = await database.$count(filesTable, wanted);
  const items = await describeOwnFiles({ database, extensions }, ownerId, rows);
  return { items, hasMore: start + rows.length < total, total };
}

function typesOf(kind: ReturnType<typeof kindOfType>) {
  return mimeTypes.filter((type) => kindOfType(type) === kind);
}

function isUsed(extensions: Extensions, ownerId: number, use: 'used' | 'unused'): SQL | undefined {
  const [first, ...others] = extensions.all(fileUses).map(({ used }) => used(ownerId));
  if (!first) return use === 'used' ? sql`false` : undefined;
  const all = others.reduce((union, query) => sql`${union} union all ${query}`, first);
  const among = sql`exists (select 1 from (${all}) used(id) where used.id = ${filesTable.id})`;
  return use === 'used' ? among : sql`not ${among}`;
}

/** Whether the name contains the words as they are typed, in whatever case. */
function contains(words: string): SQL | undefined {
  const wanted = words.trim().toLowerCase();
  return wanted === '' ? undefined : sql`strpos(lower(${filesTable.name}), ${wanted}) > 0`;
}
