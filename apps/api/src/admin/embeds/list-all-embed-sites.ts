import type * as schemas from '@boardwalk/sdk-core/admin/embeds/schemas';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import {
  and,
  count,
  desc,
  eq,
  exists,
  gt,
  inArray,
  max,
  or,
  type SQL,
  sql,
  sum,
} from 'drizzle-orm';
import { describePerson, personColumns } from '../../access/person-columns.ts';
import { fullName, users } from '../../account/tables.ts';
import { describeSharedFacts } from '../../embeds/sites/describe-site.ts';
import { ownerIsEntitled } from '../../embeds/sites/owner-right.ts';
import { embedConsents, embedCounts, embedKeys, embedSites } from '../../embeds/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';

const daysMs = 30 * dayMs;

export const listAllEmbedSites: Handler<typeof schemas.listAllEmbedSites> = async (
  { query: { text, start, size } },
  context,
) => {
  const { database, clock } = context;
  const now = clock.now();
  const found = await database
    .select({
      site: embedSites,
      owner: personColumns,
      isOwnerEntitled: sql<boolean>`${ownerIsEntitled(database, now)}`,
    })
    .from(embedSites)
    .innerJoin(users, eq(users.id, embedSites.ownerId))
    .where(matches(database, text.trim()))
    .orderBy(desc(embedSites.id))
    .offset(start)
    .limit(size + 1);
  const rows = found.slice(0, size);
  const ids = rows.map(({ site }) => site.id);
  const facts = await describeSharedFacts(
    database,
    rows.map(({ site }) => site),
    context,
  );
  const agreements = await countAgreements(database, ids);
  const calls = await countCalls(database, ids, new Date(now.getTime() - daysMs));
  const items = rows.flatMap(({ owner, isOwnerEntitled }, place) => {
    const site = facts[place];
    if (!site) return [];
    const called = calls.get(site.id);
    return {
      ...site,
      owner: describePerson(owner),
      isOwnerEntitled,
      agreements: agreements.get(site.id) ?? 0,
      requests: called?.requests ?? 0,
      refusals: called?.refusals ?? 0,
      lastDay: called?.lastDay ?? null,
    };
  });
  return { items, hasMore: found.length > size };
};

/** Whole keys and origins, parts of names, all by one field. */
function matches(queries: Queries, text: string): SQL | undefined {
  if (text === '') return undefined;
  const part = `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  return or(
    sql`lower(${embedSites.name}) like ${part}`,
    sql`${fullName(users)} like ${part}`,
    sql`array_to_string(${embedSites.origins}, ' ') like ${part}`,
    exists(
      queries
        .select({ key: embedKeys.key })
        .from(embedKeys)
        .where(and(eq(embedKeys.siteId, embedSites.id), eq(embedKeys.key, text))),
    ),
  );
}

async function countAgreements(queries: Queries, siteIds: readonly number[]) {
  const rows = await queries
    .select({ siteId: embedConsents.siteId, agreements: count() })
    .from(embedConsents)
    .where(inArray(embedConsents.siteId, [...siteIds]))
    .groupBy(embedConsents.siteId);
  return new Map(rows.map(({ siteId, agreements }) => [siteId, agreements]));
}

async function countCalls(queries: Queries, siteIds: readonly number[], since: Date) {
  const isRecent = gt(embedCounts.day, since.toISOString().slice(0, 10));
  const rows = await queries
    .select({
      siteId: embedCounts.siteId,
      requests: sum(embedCounts.requests).mapWith(Number),
      refusals: sum(embedCounts.refusals).mapWith(Number),
      lastDay: max(embedCounts.day),
    })
    .from(embedCounts)
    .where(and(inArray(embedCounts.siteId, [...siteIds]), isRecent))
    .groupBy(embedCounts.siteId);
  return new Map(rows.map(({ siteId, ...called }) => [siteId, called]));
}
