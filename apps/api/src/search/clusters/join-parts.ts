import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import {
  comparablePeriod,
  priceFromComparable,
  type Rates,
} from '@boardwalk/sdk-core/listings/prices/comparable-price';
import type { ListedPrice } from '@boardwalk/sdk-core/listings/schemas';
import type { SearchCluster } from '@boardwalk/sdk-core/search/schemas';
import type { Currency } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { compare } from '../../platform/database/compare.ts';
import type { ClusterPart } from './cluster-parts.ts';

/** A cluster, and where it is one listing alone, which. */
export interface JoinedCluster extends Omit<SearchCluster, 'listing'> {
  readonly single: { readonly kind: ListingKind; readonly id: number | null } | undefined;
}

/**
 * Joins the parts of each square into a cluster; squares are made coarser until there are at most
 * `most`. The same parts in another order make the same clusters in the same order. Prices of
 * several currencies are given in that of the search.
 */
export function joinParts(
  parts: readonly ClusterPart[],
  currency: Currency,
  rates: Rates,
  most: number,
): JoinedCluster[] {
  const sorted = [...parts].sort(compareParts);
  for (let fold = 1; ; fold *= 2) {
    const squares = groupBySquare(sorted, fold);
    if (squares.length <= most) return squares.map((square) => join(square, currency, rates));
  }
}

/** Orders parts from the south-west on; of one square by what else distinguishes its parts. */
function compareParts(one: ClusterPart, other: ClusterPart): number {
  return (
    one.row - other.row ||
    one.column - other.column ||
    compare(one.kind, other.kind) ||
    compare(one.currency ?? '', other.currency ?? '') ||
    compare(one.period ?? '', other.period ?? '') ||
    (one.id ?? 0) - (other.id ?? 0)
  );
}

function groupBySquare(parts: readonly ClusterPart[], fold: number): ClusterPart[][] {
  const squares = new Map<string, ClusterPart[]>();
  for (const part of parts) {
    const name = `${Math.floor(part.row / fold)} ${Math.floor(part.column / fold)}`;
    const square = squares.get(name);
    if (square) square.push(part);
    else squares.set(name, [part]);
  }
  return [...squares.values()];
}

function join(parts: readonly ClusterPart[], currency: Currency, rates: Rates): JoinedCluster {
  const sum = (read: (part: ClusterPart) => number) =>
    parts.reduce((total, part) => total + read(part), 0);
  const count = sum((part) => part.count);
  const [first] = parts;
  return {
    count,
    lat: sum((part) => part.latSum) / count,
    lng: sum((part) => part.lngSum) / count,
    bounds: {
      south: Math.min(...parts.map((part) => part.south)),
      west: Math.min(...parts.map((part) => part.west)),
      north: Math.max(...parts.map((part) => part.north)),
      east: Math.max(...parts.map((part) => part.east)),
    },
    ...priceRange(parts, currency, rates),
    single: count === 1 && first ? { kind: first.kind, id: first.id } : undefined,
  };
}

/** The lowest and highest price; none where sales and rents, or rents and wages, stand together. */
function priceRange(parts: readonly ClusterPart[], currency: Currency, rates: Rates) {
  const periods = new Set(parts.map(tellingPeriod).filter((period) => period !== undefined));
  if (periods.size > 1) return { lowestPrice: null, highestPrice: null };
  const own = new Set(parts.flatMap((part) => part.currency ?? []));
  const [only = currency] = own.size === 1 ? own : [];
  return {
    lowestPrice: extremePrice(parts, 'lowest', only, rates),
    highestPrice: extremePrice(parts, 'highest', only, rates),
    ...(own.size > 1 && { isConverted: true as const }),
  };
}

/**
 * Returns the period that a part's prices are given in: a yearly wage by the hour, as it is
 * compared.
 */
function tellingPeriod({ kind, period }: ClusterPart) {
  if (period === null) return undefined;
  return period === 'ONCE' ? 'ONCE' : comparablePeriod(kind);
}

/** The lowest or highest price, in the currency. */
function extremePrice(
  parts: readonly ClusterPart[],
  end: 'lowest' | 'highest',
  currency: Currency,
  rates: Rates,
): ListedPrice | null {
  const priced = parts.filter((part) => part[end] !== null);
  const sign = end === 'lowest' ? 1 : -1;
  const [part] = priced.sort((a, b) => sign * (Number(a[end]) - Number(b[end])));
  const period = part && tellingPeriod(part);
  if (!part || !period || part[end] === null) return null;
  return priceFromComparable(part.kind, part[end], { currency, period }, rates);
}
