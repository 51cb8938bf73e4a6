import {
  type Narrowing,
  type SearchOptions,
  type SearchQuery,
  searchOptions,
} from '../../search/rules.ts';
import type { Country } from '../../vocabulary/places/countries.ts';
import { writeJson } from '../../vocabulary/text/write-json.ts';
import type { NarrowerRule, Rule } from '../schemas.ts';

/** What a rule keeps of a search on a page: all but its order and what it shows of the answer. */
export function searchToSave(
  query: SearchQuery,
  narrowing: Narrowing,
  homeCountry: Country,
): SearchOptions {
  const { include, sort, ...search } = searchOptions(query, narrowing, []);
  return { homeCountry, ...search };
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
export function isSameSearch(saved: Rule['search'], search: SearchOptions): boolean {
  return writeJson(inOrder(saved)) === writeJson(inOrder(search));
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
