import type { z } from 'zod/mini';
import type { FilterValues } from '../listings/fields/filters.ts';
import type { ListingKind } from '../listings/kinds.ts';
import type { UserId } from '../vocabulary/ids.ts';
import type { Bounds, Point } from '../vocabulary/places/geo.ts';
import type { Problem } from '../vocabulary/problem.ts';
import { hasOneWayToPay } from './query/offers.ts';
import type { PriceRange } from './query/price-range.ts';
import type { SearchPart, SearchSort } from './query/sorts.ts';
import type { searchListings } from './schemas.ts';

/** What a person asks for. Texts are written as attributes and addresses write them. */
export interface SearchQuery {
  /** One kind or several; none means all seven. */
  readonly category: readonly ListingKind[];
  /** Of the one category; several categories have none. */
  readonly subcategory: readonly string[];
  readonly text: string;
  /** A place's name or id, or "43.25,-79.87". */
  readonly near: string;
  /** Metres; 0 means as far as the place itself reaches. */
  readonly distance: number;
  /** As `formatFilters` writes them; only with one category. */
  readonly filters: string;
  /** As `formatPrice` writes it. */
  readonly price: string;
  readonly listedWithinDays: number;
  readonly hasPictures: boolean;
  readonly isReduced: boolean;
  readonly tags: readonly string[];
  /** The number of the account whose listings alone are requested; 0 for everybody's. */
  readonly owner: number;
  readonly sort: SearchSort | undefined;
  /** In place of `near`: the part of the map that somebody moved to, as `formatBounds` writes it. */
  readonly bounds: string;
  /** From 1. */
  readonly page: number;
}

/** The query of someone who asks for nothing in particular. */
export const emptyQuery: SearchQuery = {
  category: [],
  subcategory: [],
  text: '',
  near: '',
  distance: 0,
  filters: '',
  price: '',
  listedWithinDays: 0,
  hasPictures: false,
  isReduced: false,
  tags: [],
  owner: 0,
  sort: undefined,
  bounds: '',
  page: 1,
};

/** Options that a search of any kind or kinds takes. */
type CommonOptions = Omit<z.input<typeof searchListings.body>, 'categories'>;

/** The body of a search; `filters` and `subcategory` belong to one kind only. */
export interface SearchOptions extends CommonOptions {
  categories?: ListingKind[];
  subcategory?: string[];
  filters?: FilterValues;
}

/** What needs reading before it can be sent; most searches have nothing of it. */
export interface Narrowing {
  readonly filters?: FilterValues;
  readonly price?: PriceRange;
  readonly bounds?: Bounds;
}

/** The body that asks for `include` of what the query describes. */
export function searchOptions(
  query: SearchQuery,
  { filters, price, bounds }: Narrowing,
  include: readonly SearchPart[],
): SearchOptions {
  const isOneKind = query.category.length === 1;
  return {
    include: [...include],
    ...(query.category.length > 1 && { categories: [...query.category] }),
    ...(isOneKind && query.subcategory.length > 0 && { subcategory: [...query.subcategory] }),
    ...(isOneKind && filters && { filters }),
    ...(query.text.trim() !== '' && { text: query.text.trim() }),
    // A part of the map stands in for the place: somebody who moves away means to leave it.
    ...(bounds ? { bounds } : placeOptions(query)),
    ...(price && { price }),
    ...(query.listedWithinDays > 0 && { listedWithinDays: query.listedWithinDays }),
    ...(query.hasPictures && { hasPictures: true as const }),
    ...(query.isReduced && { isReduced: true as const }),
    ...(query.tags.length > 0 && { tags: [...query.tags] }),
    // Attributes are whole numbers from 0, as ids are from 1.
    ...(query.owner > 0 && { owner: query.owner as UserId }),
    ...(query.sort && canSort(query, query.sort) && { sort: query.sort }),
  };
}

/**
 * Whether the order means anything for the query: distances need a place, which is no whole region,
 * and prices one way to pay.
 */
export function canSort(query: SearchQuery, sort: SearchSort, isInRegion = false): boolean {
  if (sort === 'distance' || sort === 'nearby') {
    return query.near !== '' && query.bounds === '' && !isInRegion;
  }
  if (sort === 'relevance') return query.text.trim() !== '';
  if (sort === 'price-low' || sort === 'price-high') return hasOneWayToPay(query);
  return sort !== 'soonest' || query.category.join() === 'event';
}

function placeOptions({
  near,
  distance,
}: SearchQuery): Pick<SearchOptions, 'near' | 'distance' | 'ownRadius'> {
  if (near === '') return {};
  return {
    near: parsePoint(near) ?? near,
    ...(distance > 0 ? { distance } : { ownRadius: true as const }),
  };
}

function parsePoint(text: string): Point | undefined {
  const [, lat, lng] = /^(-?\d{1,2}(?:\.\d+)?),\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(text) ?? [];
  return lat && lng ? { lat: Number(lat), lng: Number(lng) } : undefined;
}

/** Whether a search that failed may succeed unchanged later. */
export function isTransient({ status }: Pick<Problem, 'status'>): boolean {
  return status === 0 || status === 429 || status >= 500;
}
