import type { FieldFilter } from '@boardwalk/sdk-core/listings/fields/fields';
import { filtersOf } from '@boardwalk/sdk-core/listings/fields/filters';
import { subcategories } from '@boardwalk/sdk-core/listings/fields/subcategories';
import { type ListingKind, listingKinds } from '@boardwalk/sdk-core/listings/kinds';
import * as schemas from '@boardwalk/sdk-core/search/schemas';
import { expect, test } from 'vitest';
import { parseRequest } from '../platform/calls/request-parser.ts';
import { bodyLimit } from '../platform/http/body-limit.ts';
import { usualValues } from '../platform/http/json/body-values.ts';
import { parseStrictJson } from '../platform/http/json/strict-json.ts';

function fullestValue(filter: FieldFilter): unknown {
  switch (filter.by) {
    case 'range':
      return { min: 999_999_999_999.99, max: 1_000_000_000_000 };
    case 'anyOf':
    case 'allOf':
      return filter.values.slice(0, 50);
    case 'dates':
      return { from: '2026-11-24', to: '2026-11-25' };
    case 'words':
      return 'é'.repeat(100);
    default:
      return true;
  }
}

/** A search of the kind that asks for everything at once, in the longest words. */
function fullestSearch(kind: ListingKind) {
  const corner = (at: number) => {
    const angle = (at / 200) * 2 * Math.PI;
    return [43.123456789012 + Math.sin(angle), -79.123456789012 + Math.cos(angle)];
  };
  return {
    text: '東'.repeat(200),
    near: '東'.repeat(120),
    distance: 2_000_000,
    bounds: { south: 42.123456789, west: -80.123456789, north: 44.123456789, east: -78.123456789 },
    polygon: Array.from({ length: 200 }, (_, at) => corner(at)),
    price: { min: 999_999_999_998, max: 999_999_999_999, currency: 'CAD', period: 'MONTHLY' },
    listedWithinDays: 365,
    hasPictures: true,
    isReduced: true,
    isOpenNow: true,
    tags: Array.from({ length: 20 }, () => '東'.repeat(40)),
    ids: Array.from({ length: 100 }, (_, at) => Number.MAX_SAFE_INTEGER - at),
    sort: 'newest',
    include: ['page', 'total', 'facets', 'clusters'],
    cursor: 'a'.repeat(200),
    zoom: 12,
    subcategory: subcategories[kind].slice(0, 20),
    filters: Object.fromEntries(
      filtersOf(kind).map(([field, filter]) => [field, fullestValue(filter)]),
    ),
  };
}

test.each(listingKinds)('the fullest search of a %s is short enough to be read', (category) => {
  const text = JSON.stringify(fullestSearch(category));
  expect(Buffer.byteLength(text)).toBeLessThan(bodyLimit(schemas.searchCategory) * 0.8);
  const body = parseStrictJson(text, usualValues);
  const raw = { params: { category }, query: {}, body };
  expect(parseRequest(schemas.searchCategory, raw).body).toEqual(body);
});
