import type { EndpointRequest } from '@boardwalk/sdk-core/http/endpoint';
import { postingKinds } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import type * as schemas from '@boardwalk/sdk-core/posting/own/schemas';
import type { OwnSort } from '@boardwalk/sdk-core/posting/own/sorts';
import { and, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import { listings } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listingDrafts } from '../tables.ts';
import { standsAs } from './standing-conditions.ts';

type Request = EndpointRequest<typeof schemas.listOwnListings>;

/** A page of somebody's own, by number, and how many there are in all. */
export interface OwnRows {
  readonly ids: readonly number[];
  readonly total: number;
}

/** Whose list it is, and which listings of others stand in it. */
export interface Keeper {
  readonly ownerId: number;
  readonly shared: readonly number[];
}

/** Finds the numbers of a user's listings and drafts that are requested, in their order. */
export async function findOwnRows(
  queries: Queries,
  { ownerId, shared }: Keeper,
  { query: { title, start, size }, body: { type, standing, sort } }: Request,
): Promise<OwnRows> {
  const published = queries
    .select({
      id: listings.id,
      title: sql<string>`${listings.title}`.as('title'),
      createdAt: listings.createdAt,
      updatedAt: listings.updatedAt,
      expiresAt: sql<Date | null>`${listings.expiresAt}`.as('expires_at'),
    })
    .from(listings)
    .where(
      and(
        or(eq(listings.ownerId, ownerId), inArray(listings.id, [...shared])),
        inArray(listings.kind, type ? [type] : [...postingKinds]),
        standing ? standsAs(standing) : sql`not ${standsAs('deleted')}`,
        contains(sql`${listings.title}`, title),
      ),
    );
  const draftTitle = sql<string>`coalesce(${listingDrafts.body}->>'title', '')`;
  const drafts = queries
    .select({
      id: listingDrafts.id,
      title: draftTitle.as('title'),
      createdAt: listingDrafts.createdAt,
      updatedAt: listingDrafts.updatedAt,
      expiresAt: sql<Date | null>`null::timestamptz`.as('expires_at'),
    })
    .from(listingDrafts)
    .where(
      and(
        eq(listingDrafts.ownerId, ownerId),
        isNull(listingDrafts.listingVersion),
        type && eq(listingDrafts.kind, type),
        standing && standing !== 'draft' ? sql`false` : undefined,
        contains(draftTitle, title),
      ),
    );
  const own = unionAll(published, drafts).as('own');
  const columns: Readonly<Record<OwnSort, SQL>> = {
    title: sql`lower(${own.title})`,
    createdAt: sql`${own.createdAt}`,
    updatedAt: sql`${own.updatedAt}`,
    expiresAt: sql`${own.expiresAt}`,
  };
  const { by, direction } = sort ?? { by: 'updatedAt', direction: 'descending' };
  const way = direction === 'ascending' ? sql`asc` : sql`desc`;
  const rows = await queries
    .select({ id: own.id })
    .from(own)
    .orderBy(sql`${columns[by]} ${way} nulls last`, sql`${own.id} desc`)
    .offset(start)
    .limit(size);
  const [counted] = await queries.select({ total: sql<number>`count(*)::int` }).from(own);
  return { ids: rows.map(({ id }) => id), total: counted?.total ?? 0 };
}

/** Whether the text contains the words as they are typed, in whatever case. */
function contains(text: SQL, words: string): SQL | undefined {
  const wanted = words.trim().toLowerCase();
  return wanted === '' ? undefined : sql`strpos(lower(${text}), ${wanted}) > 0`;
}
