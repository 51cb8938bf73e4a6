import { defaultDistance } from '../../search/query/sorts.ts';
import {
  type Narrowing,
  type SearchOptions,
  type SearchQuery,
  searchOptions,
} from '../../search/rules.ts';
import type { SearchAnswer } from '../../search/schemas.ts';
import type { Country } from '../../vocabulary/places/countries.ts';
import { writeJson } from '../../vocabulary/text/write-json.ts';
import type { AlertRule, NarrowerRule } from '../schemas.ts';

interface SearchedPage {
  readonly homeCountry: Country;
  /** What the search was answered with, for the same place. */
  readonly answer: Pick<SearchAnswer, 'place'> | undefined;
}

/**
 * What a rule keeps of a search on a page: all but its order and what it shows of the answer, which
 * says how far around its place it looks (docs/architecture/search.md#place-and-distance).
 */
export function searchToSave(
  query: SearchQuery,
  narrowing: Narrowing,
  { homeCountry, answer }: SearchedPage,
): SearchOptions {
  const { include, sort, ownRadius, ...search } = searchOptions(query, narrowing, []);
  const distance = ownRadius && (answer?.place?.distance || defaultDistance);
  return { homeCountry, ...search, ...(distance !== undefined && { distance }) };
}

/** The search after one change that makes it find less. */
export function narrowedSearch(
  search: SearchOptions,
  { distance, subcategory }: Pick<NarrowerRule, 'distance' | 'subcategory'>,
): SearchOptions {
  return {
    ...search,
    ...(distance !== undefined && { distance }),
    ...(subcategory !== undefined && { subcategory: [subcategory] }),
  };
}

/** Whether a rule looks for the very same; the order of fields and of chosen values says nothing. */
export function isSameSearch(saved: AlertRule['search'], search: SearchOptions): boolean {
  return writeJson(inOrder(withDistance(saved))) === writeJson(inOrder(withDistance(search)));
}

/** What says around which place, and how far, a search looks. */
interface Around {
  readonly near?: unknown;
  readonly distance?: number | undefined;
  readonly bounds?: unknown;
  readonly polygon?: unknown;
}

/** A rule that names no distance looks as far as a call does. */
function withDistance(search: Around): Around {
  const { near, distance, bounds, polygon } = search;
  if (near === undefined || distance || bounds || polygon) return search;
  return { ...search, distance: defaultDistance };
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) {
    const isChoice = value.every((one) => typeof one === 'string');
    return isChoice ? value.toSorted() : value.map(inOrder);
  }
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  const sorted = members.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(sorted.map(([name, member]) => [name, inOrder(member)]));
}
