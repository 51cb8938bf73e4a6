/**
 * Orders of a result. `nearby` is nearness and newness together; it and `distance` need a place.
 * Without text `relevance` is `nearby` around a place, else `newest`; with text around a place it is
 * nearness, newness and how the words are said together (0115-near-means-near.md).
 */
export const searchSorts = [
  'relevance',
  'nearby',
  'newest',
  'price-low',
  'price-high',
  'distance',
  'soonest',
] as const;
export type SearchSort = (typeof searchSorts)[number];

/**
 * Parts of an answer; by default a page and its total
 * (docs/architecture/search.md#counts-facets-and-clusters).
 */
export const searchParts = ['page', 'total', 'facets', 'clusters'] as const;
export type SearchPart = (typeof searchParts)[number];

/** Metres around a place when `distance` is unset or 0. */
export const defaultDistance = 160_000;

/** Results on a page and at most. */
export const defaultSearchSize = 16;
export const maximumSearchSize = 100;

/** Points of a search area at most, and clusters of an answer at most. */
export const maximumPolygonPoints = 200;
export const maximumClusters = 200;
