import type { z } from 'zod/mini';
import { isRegionOf } from '../../account/billing-rules.ts';
import {
  type ProductCategory,
  productCategories,
} from '../../listings/enumerations/trade/product-categories.ts';
import {
  type ProductCondition,
  productConditions,
} from '../../listings/enumerations/trade/product-conditions.ts';
import { parsePrice } from '../../search/query/price-range.ts';
import { countries } from '../../vocabulary/places/countries.ts';
import type { FieldProblem } from '../../vocabulary/problem.ts';
import { writeJson } from '../../vocabulary/text/write-json.ts';
import { isLeafOf } from '../products/leaves.ts';
import type { Destination } from '../shipping/rate-rules.ts';
import type { ProductSearchPart, ProductSearchSort } from './product-search-sorts.ts';
import type { productSearchBody } from './schemas.ts';

/** What somebody looks for among products. Texts are written as attributes and addresses write them. */
export interface ProductQuery {
  readonly text: string;
  /** The address of one shop; empty for all. */
  readonly shop: string;
  /** One of `productCategories`; empty for all. */
  readonly shelf: string;
  /** A shelf below it; empty for all. */
  readonly leaf: string;
  /** Some of `productConditions`; none means all. */
  readonly condition: readonly string[];
  /** As `formatPrice` of listings writes it, without a period: "10..50 CAD". */
  readonly price: string;
  readonly inStock: boolean;
  /** As `formatDestination` writes it. */
  readonly shipsTo: string;
  /** Where the shop is: a place's name or id, or "43.25,-79.87". */
  readonly near: string;
  /** Metres; 0 means as far as the place itself reaches. */
  readonly distance: number;
  readonly sort: ProductSearchSort | undefined;
  /** From 1. */
  readonly page: number;
}

/** The query of someone who looks for nothing in particular. */
export const emptyProductQuery: ProductQuery = {
  ...{ text: '', shop: '', shelf: '', leaf: '', condition: [], price: '', inStock: false },
  ...{ shipsTo: '', near: '', distance: 0, sort: undefined, page: 1 },
};

/** Called with what can't be read: `path` names the text of the query. */
export type ReportProductQueryProblems = (problems: readonly FieldProblem[]) => void;

type Body = z.input<typeof productSearchBody>;

/** The body that requests `include` of what a query describes; what can't be read is left out and reported. */
export function productSearchOptions(
  query: ProductQuery,
  include: readonly ProductSearchPart[],
  onUnread?: ReportProductQueryProblems,
): Body {
  const problems: FieldProblem[] = [];
  const body = { include: [...include], ...plainOptions(query), ...readTexts(query, problems) };
  if (problems.length > 0) onUnread?.(problems);
  return body;
}

/** Whether the order means anything for the query: a best match needs words. */
export function canSortProducts({ text }: Pick<ProductQuery, 'text'>, sort: ProductSearchSort) {
  return sort !== 'relevance' || text.trim() !== '';
}

function plainOptions(query: ProductQuery): Partial<Body> {
  const { text, shop, inStock, near, distance, sort } = query;
  return {
    ...(text.trim() !== '' && { text: text.trim() }),
    ...(shop !== '' && { shop }),
    ...(inStock && { inStock }),
    ...(near !== '' && { near, ...(distance > 0 && { distance }) }),
    ...(sort && canSortProducts(query, sort) && { sort }),
  };
}

function readTexts(query: ProductQuery, problems: FieldProblem[]): Partial<Body> {
  const { shelf, leaf, condition } = query;
  const report = (path: keyof ProductQuery, accepted: string) => {
    problems.push({ path, message: `is ${writeJson(query[path])}; accepted: ${accepted}` });
  };
  const category = productCategories.find((one): one is ProductCategory => one === shelf);
  if (!category && shelf !== '') report('shelf', 'a shelf of items and products');
  const isLeaf = category !== undefined && isLeafOf(category, leaf);
  if (!isLeaf && leaf !== '') report('leaf', 'a shelf below the one that is named');
  const conditions = productConditions.filter((one): one is ProductCondition =>
    condition.includes(one),
  );
  if (conditions.length < condition.length) report('condition', productConditions.join(', '));
  const { period, ...price } = parsePrice(query.price) ?? {};
  const isPrice = period === undefined && Object.keys(price).length > 0;
  if (!isPrice && query.price !== '') report('price', 'a range such as "10..50" or "..20 CAD"');
  const destination = parseDestination(query.shipsTo);
  if (!destination && query.shipsTo !== '') report('shipsTo', '"CA", "CA-ON" or "CA-ON L8P 4Y5"');
  return {
    ...(category && { category }),
    ...(isLeaf && { leaf }),
    ...(conditions.length > 0 && { condition: conditions }),
    ...(isPrice && { price }),
    ...(destination && { shipsTo: shipsToOf(destination) }),
  };
}

function shipsToOf({ country, region, postalCode }: Destination): NonNullable<Body['shipsTo']> {
  return {
    country,
    ...(region !== null && { region }),
    ...(postalCode !== null && { postalCode }),
  };
}

/** Writes where a parcel goes: "CA-ON L8P 4Y5". */
export function formatDestination({ country, region, postalCode }: Destination): string {
  return [region === null ? country : `${country}-${region}`, postalCode ?? ''].join(' ').trim();
}

/** Reads what {@link formatDestination} writes; undefined if it names no place. */
export function parseDestination(text: string): Destination | undefined {
  const [, named, region = null, postalCode = null] =
    /^([A-Z]{2})(?:-([A-Z]{2,3}))?(?: ([A-Za-z0-9 -]{1,12}))?$/.exec(text) ?? [];
  const country = countries.find((one) => one === named);
  if (!country || (region !== null && !isRegionOf(country, region))) return undefined;
  return { country, region, postalCode };
}
