import type { StoreEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import { toProblem } from '../vocabulary/problem.ts';
import { countryOfLocale, findLocale } from '../vocabulary/text/locale.ts';
import { searchCategory, searchListings } from './endpoints.ts';
import type { ReportQueryProblems } from './query/narrowing.ts';
import { defaultSearchSize, type SearchPart } from './query/sorts.ts';
import { type SearchOptions, type SearchQuery, searchOptions } from './rules.ts';
import type { SearchAnswer } from './schemas.ts';

/** A page of results and its query. */
export interface SearchResults {
  readonly query: SearchQuery;
  readonly answer: SearchAnswer;
  /** Subcategories that the category does not have, which the query is without. */
  readonly unknown?: readonly string[];
}

export interface SearchStoreOptions {
  /** What shows first, where no server has loaded it. */
  readonly first?: SearchQuery | undefined;
  /** What a server has loaded already. */
  readonly initial?: SearchResults | undefined;
  /**
   * Filters, a price or a part of the map that can't be read, without which the search goes on; and
   * what the server refuses.
   */
  readonly onUnread?: ReportQueryProblems | undefined;
}

/** Whom a search asks, and for a reader of which locale. */
export type SearchEnvironment = Pick<StoreEnvironment, 'client' | 'locale'>;

/** A page of results: the latest search wins, and a failed one keeps what there was. */
export type SearchStore = RemoteStore<SearchResults, SearchQuery>;

/** The store of one search; `$state` is ready from the start where `initial` is given. */
export function createSearchStore(
  env: SearchEnvironment,
  { first, initial, onUnread }: SearchStoreOptions = {},
): SearchStore {
  async function request(signal: AbortSignal, query: SearchQuery): Promise<SearchResults> {
    const options = { signal, onUnread };
    const ask = (about: SearchQuery) => requestSearch(env, about, ['page', 'total'], options);
    try {
      return { query, answer: await ask(query) };
    } catch (error) {
      const { fields } = toProblem(error);
      if (fields.length === 0) throw error;
      const { reportRefusedFields: tellRefused } = await import('./query/narrowing.ts');
      const unknown = tellRefused(query, fields, onUnread);
      if (unknown.length === 0) throw error;
      const subcategory = query.subcategory.filter((name) => !unknown.includes(name));
      const known = { ...query, subcategory };
      return { query: known, answer: await ask(known), unknown };
    }
  }

  const key = initial
    ? { ...initial.query, subcategory: initial.query.subcategory.concat(initial.unknown ?? []) }
    : first;
  return createRemote({ request, key, initial });
}

interface AskOptions {
  readonly signal?: AbortSignal;
  /** In place of what the query says. */
  readonly more?: Partial<SearchOptions>;
  readonly onUnread?: ReportQueryProblems | undefined;
}

/** Asks for parts of what a query describes: of one kind, or across kinds. */
export async function requestSearch(
  { client, locale }: SearchEnvironment,
  query: SearchQuery,
  include: readonly SearchPart[],
  { signal, more, onUnread }: AskOptions = {},
): Promise<SearchAnswer> {
  const needsReading = query.filters !== '' || query.price !== '' || query.bounds !== '';
  const narrowing = needsReading
    ? (await import('./query/narrowing.ts')).readNarrowing(query, onUnread)
    : {};
  const homeCountry = countryOfLocale(findLocale([locale]));
  const body = { homeCountry, ...searchOptions(query, narrowing, include), ...more };
  const page = { start: (query.page - 1) * defaultSearchSize };
  const options = { signal };
  const [category] = query.category;
  return category && query.category.length === 1
    ? // The body belongs to this very category, which the compiler can't follow.
      client.call(
        searchCategory,
        { params: { category }, query: page, body: body as never },
        options,
      )
    : client.call(searchListings, { query: page, body }, options);
}
