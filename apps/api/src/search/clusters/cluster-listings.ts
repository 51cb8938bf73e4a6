import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import { maximumClusters } from '@boardwalk/sdk-core/search/query/sorts';
import type { SearchAnswer } from '@boardwalk/sdk-core/search/schemas';
import type { SQL } from 'drizzle-orm';
import { boundsArea, type GeoArea } from '../../listings/query/geo-area.ts';
import { readRates } from '../../listings/rates/exchange-rates.ts';
import type { Queries } from '../../platform/database/database.ts';
import { takeSample } from '../page/take-sample.ts';
import { estimateListings } from '../plan/estimate-listings.ts';
import type { ResolvedSearch } from '../plan/resolved-search.ts';
import { clusterGrid, inBlocks } from './cluster-grid.ts';
import {
  type ClusterGrid,
  type ClusterPart,
  clusteredColumns,
  partsOfBlocks,
  partsOfListings,
} from './cluster-parts.ts';
import { joinParts } from './join-parts.ts';
import { nameSingles } from './name-singles.ts';

/**
 * So many listings are read one by one; of more, a part stands for all
 * (docs/architecture/search.md#counts-facets-and-clusters).
 */
const mostRead = 100_000;
/** With more, and nothing requested but a place, the counts of blocks are quicker than listings. */
const mostReadUnasked = 10_000;

const wholeEarth = boundsArea({ south: -90, west: -180, north: 90, east: 180 });

type Clusters = NonNullable<SearchAnswer['clusters']>;

/** Puts listings that stand close together at a zoom into at most 200 clusters. */
export async function clusterListings(
  database: Queries,
  search: ResolvedSearch,
  zoom: number | undefined,
): Promise<Clusters> {
  const area = search.area ?? wholeEarth;
  const counts = await Promise.all(
    search.kinds.map((kind) => estimateListings(database, kind, area)),
  );
  const grid = clusterGrid(
    area,
    zoom,
    counts.reduce((sum, count) => sum + count, 0),
  );
  const asksNothing =
    search.restrictions.length === 0 &&
    search.text.match === 'none' &&
    !area.polygon &&
    !area.region;
  const isDense = counts.some((count) => count > mostReadUnasked);
  const blocks = asksNothing && isDense ? inBlocks(grid) : undefined;
  const [rates, ...found] = await Promise.all([
    readRates(database),
    ...search.kinds.map((kind) =>
      blocks
        ? readBlocks(database, kind, area, blocks)
        : readListings(database, { ...search, area }, kind, grid),
    ),
  ]);
  const parts = found.flatMap((one) => one.parts);
  const joined = joinParts(parts, search.currency, rates, maximumClusters);
  return {
    clusters: await nameSingles(database, joined),
    isSampled: found.some(({ isSampled }) => isSampled),
  };
}

interface FoundParts {
  readonly parts: readonly ClusterPart[];
  readonly isSampled: boolean;
}

async function readBlocks(
  database: Queries,
  kind: ListingKind,
  area: GeoArea,
  blocks: ClusterGrid,
): Promise<FoundParts> {
  const parts = await readParts(database, partsOfBlocks(kind, area, blocks));
  return { parts, isSampled: false };
}

async function readListings(
  database: Queries,
  search: ResolvedSearch,
  kind: ListingKind,
  grid: ClusterGrid,
): Promise<FoundParts> {
  const sample = await takeSample(database, search, kind, clusteredColumns, mostRead);
  const parts = await readParts(database, partsOfListings(kind, sample.rows, grid));
  const isCut = countOf(parts) === sample.limit;
  return {
    parts: parts.map((part) => multiply(part, sample.oneIn)),
    isSampled: sample.oneIn > 1 || isCut,
  };
}

function countOf(parts: readonly ClusterPart[]): number {
  return parts.reduce((sum, { count }) => sum + count, 0);
}

async function readParts(database: Queries, query: SQL): Promise<ClusterPart[]> {
  const { rows } = await database.execute<ClusterPart & Record<string, unknown>>(query);
  return rows;
}

/** A part of a sample stands for several listings, and none of them is alone. */
function multiply(part: ClusterPart, oneIn: number): ClusterPart {
  if (oneIn === 1) return part;
  return {
    ...part,
    count: part.count * oneIn,
    latSum: part.latSum * oneIn,
    lngSum: part.lngSum * oneIn,
  };
}
