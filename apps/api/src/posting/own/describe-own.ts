import { isPostingKind, type PostingKind } from '@boardwalk/sdk-core/listings/form/posting-kinds';
import { standingOf } from '@boardwalk/sdk-core/posting/life';
import { longest } from '@boardwalk/sdk-core/posting/limits';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { and, eq, inArray, or } from 'drizzle-orm';
import { canChange } from '../../access/permissions/known-name.ts';
import { priceOf } from '../../listings/storage/listing-facts.ts';
import { listings, type StoredListing } from '../../listings/tables.ts';
import { findImages, type ImagesById } from '../../media/find-images.ts';
import type { Queries } from '../../platform/database/database.ts';
import { type DraftRow, listingDrafts } from '../tables.ts';
import { type EventCounts, noEvents } from './count-own-events.ts';
import type { SharedRights } from './find-shared-rights.ts';

/** What is shown of listings beside themselves, and to whom. */
interface Surroundings {
  readonly counts: ReadonlyMap<number, EventCounts>;
  readonly ownerId: number;
  readonly rights: SharedRights;
  /** Those on which a licence runs. */
  readonly licensed: ReadonlySet<number>;
}

/** Describes the listings and drafts of these numbers as their keeper lists them, in that order. */
export async function describeOwn(
  queries: Queries,
  ids: readonly number[],
  { counts, ownerId, rights, licensed }: Surroundings,
): Promise<OwnListingSummary[]> {
  const rows = await readOwnRows(queries, ids);
  const changeable = [...rights].flatMap(([id, held]) => (canChange(held) ? [id] : []));
  const drafts = await queries
    .select()
    .from(listingDrafts)
    .where(
      and(
        inArray(listingDrafts.id, [...ids]),
        // A draft of changes is shared by all who may change the listing.
        or(eq(listingDrafts.ownerId, ownerId), inArray(listingDrafts.id, changeable)),
      ),
    );
  const images = await findImages(
    queries,
    rows.flatMap(({ mediaIds }) => mediaIds.slice(0, 1)),
  );
  const rowOf = new Map(rows.map((row) => [row.id, row]));
  const draftOf = new Map(drafts.map((draft) => [draft.id, draft]));
  return ids.flatMap((id) => {
    const [row, draft] = [rowOf.get(id), draftOf.get(id)];
    if (row) {
      const described = describeListing(row, {
        draft,
        images,
        counts: counts.get(id) ?? noEvents,
        isLicensed: licensed.has(id),
      });
      const held = row.ownerId === ownerId ? undefined : [...(rights.get(id) ?? [])];
      return { ...described, ...(held && { rights: held }) };
    }
    return draft ? describeNewDraft(draft) : [];
  });
}

function readOwnRows(queries: Queries, ids: readonly number[]) {
  return queries
    .select({
      id: listings.id,
      ownerId: listings.ownerId,
      kind: listings.kind,
      status: listings.status,
      holdReason: listings.holdReason,
      holdWords: listings.holdWords,
      isPaused: listings.isPaused,
      title: listings.title,
      subcategory: listings.subcategory,
      city: listings.city,
      priceAmount: listings.priceAmount,
      priceCurrency: listings.priceCurrency,
      pricePeriod: listings.pricePeriod,
      previousPriceAmount: listings.previousPriceAmount,
      mediaIds: listings.mediaIds,
      createdAt: listings.createdAt,
      updatedAt: listings.updatedAt,
      expiresAt: listings.expiresAt,
    })
    .from(listings)
    .where(inArray(listings.id, [...ids]));
}

type OwnRow = Awaited<ReturnType<typeof readOwnRows>>[number];

interface Beside {
  readonly draft: DraftRow | undefined;
  readonly images: ImagesById;
  readonly counts: EventCounts;
  readonly isLicensed: boolean;
}

function describeListing(
  row: OwnRow,
  { draft, images, counts, isLicensed }: Beside,
): OwnListingSummary {
  const [first] = row.mediaIds;
  return {
    id: parseWith(listingId, row.id),
    listingType: kindOf(row),
    standing: standingOf(row),
    title: row.title,
    subcategory: row.subcategory,
    city: row.city,
    price: priceOf(row),
    primaryImage: (first !== undefined && images.get(first)) || null,
    reason: row.holdWords,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    expiresAt: row.expiresAt?.toISOString() ?? null,
    isLicensed,
    draftSavedAt: draft?.updatedAt.toISOString() ?? null,
    counts,
  };
}

/** Describes what was never published by its title alone: the rest may be anything. */
function describeNewDraft(draft: DraftRow): OwnListingSummary {
  const { title } = draft.body;
  return {
    id: parseWith(listingId, draft.id),
    listingType: kindOf(draft),
    standing: 'draft',
    title: typeof title === 'string' ? title.trim().slice(0, longest.title) : '',
    subcategory: null,
    city: null,
    price: null,
    primaryImage: null,
    reason: null,
    createdAt: draft.createdAt.toISOString(),
    updatedAt: draft.updatedAt.toISOString(),
    expiresAt: null,
    isLicensed: false,
    draftSavedAt: draft.updatedAt.toISOString(),
    counts: noEvents,
  };
}

/** What a listing is; one that has no form is none of these. */
export function kindOf({ id, kind }: Pick<StoredListing, 'id' | 'kind'>): PostingKind {
  if (isPostingKind(kind)) return kind;
  throw new Error(`What ${id} is has no form: ${kind}.`);
}
