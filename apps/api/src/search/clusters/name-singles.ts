import { listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import { listingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { parseWith } from '@boardwalk/sdk-core/vocabulary/schema';
import { type SQL, sql } from 'drizzle-orm';
import { isPublicOfKind } from '../../listings/query/matches.ts';
import { priceOf } from '../../listings/storage/listing-facts.ts';
import { listings, type StoredListing } from '../../listings/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { JoinedCluster } from './join-parts.ts';

type Single = Pick<
  StoredListing,
  'id' | 'kind' | 'title' | 'lat' | 'lng' | 'priceAmount' | 'priceCurrency' | 'pricePeriod'
>;

/** Gives clusters of one listing its id, title and exact price. */
export async function nameSingles(
  database: Queries,
  clusters: readonly JoinedCluster[],
): Promise<SearchCluster[]> {
  const alone = clusters.filter(({ single }) => single !== undefined);
  const found = await findSingles(database, alone);
  const byId = new Map(found.map((row) => [row.id, row]));
  const byPlace = new Map(found.map((row) => [placeKey(row), row]));
  return clusters.map(({ single, ...cluster }) => {
    if (!single) return cluster;
    const row =
      single.id === null
        ? byPlace.get(
            placeKey({ kind: single.kind, lat: cluster.bounds.south, lng: cluster.bounds.west }),
          )
        : byId.get(single.id);
    if (!row) return cluster;
    const price = priceOf({ ...row, previousPriceAmount: null });
    const listing = { id: parseWith(listingId, row.id), listingType: row.kind, title: row.title };
    return { ...cluster, lowestPrice: price, highestPrice: price, listing };
  });
}

/** By id, or where only counts were read, by the place at which one listing of its kind stands. */
async function findSingles(
  database: Queries,
  clusters: readonly JoinedCluster[],
): Promise<Single[]> {
  const ids = clusters.flatMap(({ single }) => single?.id ?? []);
  const byId = sql`select ${singleColumns} from ${listings} where ${listings.id} = any(${sql.param(ids)}::bigint[])`;
  const byPlace = listingKinds.flatMap((kind) => {
    const bounds = clusters
      .filter(({ single }) => single?.kind === kind && single.id === null)
      .map((cluster) => cluster.bounds);
    if (bounds.length === 0) return [];
    const places = sql`unnest(${floats(bounds.map(({ south }) => south))}, ${floats(bounds.map(({ west }) => west))}) as places (lat, lng)`;
    return [
      sql`select ${singleColumns} from ${places} join ${listings} on ${isPublicOfKind(kind)} and ${listings.cell} = listing_cell(places.lat, places.lng) and ${listings.lat} = places.lat and ${listings.lng} = places.lng`,
    ];
  });
  const queries = [...(ids.length > 0 ? [byId] : []), ...byPlace];
  if (queries.length === 0) return [];
  const { rows } = await database.execute<SingleRow>(sql.join(queries, sql` union all `));
  return rows.map(({ id, priceAmount, ...row }) => ({
    ...row,
    id: Number(id),
    priceAmount: priceAmount === null ? null : Number(priceAmount),
  }));
}

const singleColumns = sql`${listings.id} as id, ${listings.kind} as kind, ${listings.title} as title, ${listings.lat} as lat, ${listings.lng} as lng, ${listings.priceAmount} as "priceAmount", ${listings.priceCurrency} as "priceCurrency", ${listings.pricePeriod} as "pricePeriod"`;

/** PostgreSQL's 64-bit integers arrive as text. */
type SingleRow = Omit<Single, 'id' | 'priceAmount'> & {
  readonly id: string;
  readonly priceAmount: string | null;
} & Record<string, unknown>;

function floats(numbers: readonly number[]): SQL {
  return sql`${sql.param(numbers)}::float8[]`;
}

function placeKey({ kind, lat, lng }: Pick<Single, 'kind' | 'lat' | 'lng'>): string {
  return `${kind} ${lat} ${lng}`;
}
