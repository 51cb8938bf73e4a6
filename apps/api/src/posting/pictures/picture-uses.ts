import { longest } from '@boardwalk/sdk-core/posting/limits';
import { and, arrayOverlaps, asc, eq, inArray, ne, sql } from 'drizzle-orm';
import { removePictures } from '../../listings/storage/update-listing.ts';
import { listings } from '../../listings/tables.ts';
import type { FileUses, OwnedFiles } from '../../media/file-uses.ts';
import type { Queries } from '../../platform/database/database.ts';
import { listingDrafts, listingRevisions } from '../tables.ts';
import { isWrittenBy, pictureIdsOf, picturesIn } from './draft-pictures.ts';

/** Listings and drafts show pictures of people's files. */
export const pictureUses: FileUses = {
  used: (ownerId) => sql`
    select unnest(${listings.mediaIds}) from ${listings}
      where ${listings.ownerId} = ${ownerId} and ${listings.status} <> 'Delete'
    union all
    select picture->>'id' from ${listingDrafts}, ${picturesIn(listingDrafts.body)} picture
      where ${isWrittenBy(ownerId)}`,

  async find(queries, own) {
    const published = await findListings(queries, own);
    const drafts = await findDrafts(queries, own);
    const shown = (mediaIds: readonly string[]) => own.ids.filter((id) => mediaIds.includes(id));
    return [
      ...published.flatMap(({ mediaIds, id, kind: type, title }) =>
        shown(mediaIds).map((fileId) => ({
          ...{ fileId, place: 'listing' as const, id, type, title },
          isPublished: true,
        })),
      ),
      ...drafts.flatMap(({ body, id, kind: type, listingVersion }) =>
        shown(pictureIdsOf(body)).map((fileId) => ({
          ...{ fileId, place: 'draft' as const, id, type },
          title: titleOf(body),
          isPublished: listingVersion !== null,
        })),
      ),
    ];
  },

  async findNeeded(queries, own) {
    const published = await findListings(queries, own);
    // Whosever draft it is: one may have been let in to write it, and be no more.
    const drafts = await queries
      .select({ body: listingDrafts.body })
      .from(listingDrafts)
      .where(names(listingDrafts.body, own.ids));
    const revisions = await findRevisions(queries, own);
    const bodies = [...drafts, ...revisions].flatMap(({ body }) => pictureIdsOf(body));
    const used = new Set([...published.flatMap(({ mediaIds }) => mediaIds), ...bodies]);
    return own.ids.filter((id) => used.has(id));
  },

  async release(transaction, own, now) {
    const published = await findListings(transaction, own);
    const listingIds = published.map(({ id }) => id);
    await removePictures(transaction, listingIds, { ids: own.ids, now });
    for (const { id, body, version } of await findDrafts(transaction, own)) {
      const left = { ...body, pictures: picturesWithout(body, own.ids) };
      await transaction
        .update(listingDrafts)
        .set({ body: left, version: version + 1 })
        .where(and(eq(listingDrafts.id, id), eq(listingDrafts.version, version)));
    }
  },
};

function findListings(queries: Queries, { ownerId, ids }: OwnedFiles) {
  const { id, kind, title, mediaIds } = listings;
  return queries
    .select({ id, kind, title, mediaIds })
    .from(listings)
    .where(
      and(
        eq(listings.ownerId, ownerId),
        ne(listings.status, 'Delete'),
        arrayOverlaps(mediaIds, [...ids]),
      ),
    )
    .orderBy(asc(id));
}

async function findDrafts(queries: Queries, { ownerId, ids }: OwnedFiles) {
  return queries
    .select()
    .from(listingDrafts)
    .where(and(isWrittenBy(ownerId), names(listingDrafts.body, ids)))
    .orderBy(asc(listingDrafts.id));
}

function findRevisions(queries: Queries, { ownerId, ids }: OwnedFiles) {
  return queries
    .select({ body: listingRevisions.body })
    .from(listingRevisions)
    .innerJoin(listings, eq(listings.id, listingRevisions.listingId))
    .where(and(eq(listings.ownerId, ownerId), names(listingRevisions.body, ids)));
}

/** Whether a body names one of the pictures. */
function names(body: unknown, ids: readonly string[]) {
  return sql`exists (select 1 from ${picturesIn(body)} picture
    where ${inArray(sql`picture->>'id'`, [...ids])})`;
}

function picturesWithout(body: Readonly<Record<string, unknown>>, ids: readonly string[]) {
  const { pictures } = body;
  return Array.isArray(pictures)
    ? pictures.filter(
        (picture: unknown) => !pictureIdsOf({ pictures: [picture] }).some(isOneOf(ids)),
      )
    : pictures;
}

const isOneOf = (ids: readonly string[]) => (id: string) => ids.includes(id);

function titleOf({ title }: Readonly<Record<string, unknown>>): string {
  return typeof title === 'string' ? title.trim().slice(0, longest.title) : '';
}
