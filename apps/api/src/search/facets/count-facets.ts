import type { ListingKind } from '@boardwalk/sdk-core/listings/kinds';
import type { SearchFacets } from '@boardwalk/sdk-core/search/schemas';
import { currencies } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { type SQL, sql } from 'drizzle-orm';
import { readRates } from '../../listings/rates/exchange-rates.ts';
import { listings } from '../../listings/tables.ts';
import { compare } from '../../platform/database/compare.ts';
import type { Queries } from '../../platform/database/database.ts';
import { takeSample } from '../page/take-sample.ts';
import type { ResolvedSearch, SearchRestriction } from '../plan/resolved-search.ts';
import {
  countBands,
  countCurrencies,
  countEvery,
  countValues,
  currencyFacet,
  everyFacet,
  priceFacet,
} from './facet-counts.ts';
import { type FacetGroup, facetGroups } from './facet-groups.ts';
import { type PriceBands, priceBands } from './price-bands.ts';

/**
 * So many listings are counted; of more, a part stands for all
 * (docs/architecture/search.md#counts-facets-and-clusters).
 */
const mostCounted = 20_000;

/**
 * How many listings of a kind carry each value of its main fields, and lie in each price band. A
 * field's own choice leaves its counts alone, so that its other values can be compared with it.
 */
export async function countFacets(
  database: Queries,
  search: ResolvedSearch,
  kind: ListingKind,
): Promise<SearchFacets> {
  const groups = facetGroups(kind);
  const bands = priceBands(kind, search.period, search.currency, await readRates(database));
  const chosen = new Set(['price', ...groups.map(({ restriction }) => restriction)]);
  const own = search.restrictions.filter(({ name }) => chosen.has(name));
  const others = search.restrictions.filter(({ name }) => !chosen.has(name));
  const columns = new Set([
    ...groups.map(({ column }) => column),
    listings.subcategory,
    listings.priceSort,
    listings.priceCurrency,
    listings.pricePeriod,
  ]);
  const base = { ...search, restrictions: others };
  const sample = await takeSample(database, base, kind, [...columns], mostCounted);
  const counts = [
    ...groups.map((group) => countValues(group, conditionsBut(own, kind, group.restriction))),
    countBands(bands, conditionsBut(own, kind, 'price')),
    countCurrencies(bands, conditionsBut(own, kind, 'price')),
    countEvery(),
  ];
  // The name makes the conditions, which speak of the table, speak of the sample.
  const { rows } = await database.execute<CountRow>(
    sql`with listings as materialized (${sample.rows}) ${sql.join(counts, sql` union all `)}`,
  );
  const counted = Number(rows.find(({ facet }) => facet === everyFacet)?.count);
  return {
    ...assemble(rows, groups, bands, sample.oneIn),
    isApproximate: sample.oneIn > 1 || counted === sample.limit,
  };
}

interface CountRow extends Record<string, unknown> {
  readonly facet: string;
  readonly value: string;
  readonly count: string;
}

function conditionsBut(
  restrictions: readonly SearchRestriction[],
  kind: ListingKind,
  name: string | undefined,
): SQL[] {
  return restrictions.flatMap((one) => (one.name === name ? [] : [one.condition(kind)]));
}

function assemble(
  rows: readonly CountRow[],
  groups: readonly FacetGroup[],
  { unit, limits }: PriceBands,
  oneIn: number,
): Omit<SearchFacets, 'isApproximate'> {
  const valuesOf = (name: string) =>
    rows
      .filter(({ facet }) => facet === name)
      .map(({ value, count }) => ({ value, count: Number(count) * oneIn }))
      .sort((a, b) => b.count - a.count || compare(a.value, b.value));
  const fields = groups.filter(({ field }) => field !== 'subcategory');
  return {
    subcategory: valuesOf('subcategory'),
    price: valuesOf(priceFacet)
      .map(({ value, count }) => ({ band: Number(value), count }))
      .sort((a, b) => a.band - b.band)
      .map(({ band, count }) => ({
        from: limits[band - 1] ?? null,
        to: limits[band] ?? null,
        count,
      })),
    priceUnit: unit,
    currencies: currencies.filter((currency) =>
      valuesOf(currencyFacet).some(({ value }) => value === currency),
    ),
    fields: Object.fromEntries(fields.map(({ field }) => [field, valuesOf(field)])),
  };
}
