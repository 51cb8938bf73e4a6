import type { SearchAnswer } from '@boardwalk/sdk-core/search/schemas';
import { onTestFinished, vi } from 'vitest';
import { productAnswer } from '../../../shops/shared/products-below/product-answer.fixture.ts';
import { someListings } from './some-listing.fixture.ts';

/** A call that reached the API. */
export interface ApiCall {
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: Readonly<Record<string, unknown>>;
}

type Answer = (call: ApiCall) => unknown;

/** Sixteen of forty homes near Hamilton. */
export const page: SearchAnswer = {
  results: someListings(16),
  total: { count: 40, isCapped: false },
  nextCursor: 'more',
  place: { label: 'Hamilton, ON', lat: 43.25, lng: -79.87, distance: 160_000 },
  currency: 'CAD',
  isSimilar: false,
  repairs: [],
};

const facets = {
  subcategory: [
    { value: 'RESIDENTIAL', count: 30 },
    { value: 'VACATION', count: 10 },
  ],
  price: [
    { from: null, to: 50_000_000, count: 4 },
    { from: 50_000_000, to: null, count: 36 },
  ],
  priceUnit: { currency: 'CAD', period: 'ONCE' },
  currencies: ['CAD'],
  fields: { buildingType: [{ value: 'DETACHED_HOUSE', count: 11 }] },
  isApproximate: false,
};

/** What the counts of a search answer. */
export const countedPage = { ...page, results: [], facets };

/** Returns what says where a map has its tiles. */
export const mapTiles = () => ({
  tiles: { light: `${location.origin}/t/{z}/{x}/{y}`, dark: `${location.origin}/t/{z}/{x}/{y}` },
  minZoom: 3,
  maxNativeZoom: 10,
  maxZoom: 12,
  streets: null,
  attribution: [{ label: 'Coasts by GSHHG', url: null }],
});

/**
 * Stands in for the API until the test is over: search, counts and the map answer as `page` says;
 * a thrown status is a problem, `offline` fails as a network does.
 */
export function fakeApi() {
  const calls: ApiCall[] = [];
  const answers = new Map<string, Answer>([
    ['/api/v1/places/map', mapTiles],
    ['/api/v1/user/', () => null],
    ['search', () => page],
    ['counts', () => countedPage],
    ['products', () => productAnswer(0)],
    ['map', () => ({ ...page, results: [], clusters: { clusters: [], isSampled: false } })],
  ]);
  const api = {
    calls,
    offline: false,
    answer(name: string, answer: Answer) {
      answers.set(name, answer);
      return api;
    },
    /** Bodies of the searches for a page, in order. */
    searches: () => calls.filter((call) => nameOf(call) === 'search'),
    /** Those of products of shops. */
    productSearches: () => calls.filter((call) => nameOf(call) === 'products'),
  };

  const realFetch = window.fetch;
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input), location.href);
    if (!url.pathname.startsWith('/api/')) return realFetch(input, init);
    // Says whose page asks, and not what for.
    url.searchParams.delete('key');
    if (api.offline) throw new TypeError('Failed to fetch');
    const call = {
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}'),
    };
    // Who is signed in is found out beside what is searched for.
    if (!call.path.endsWith('/user/')) calls.push(call);
    try {
      const answer = await answers.get(nameOf(call))?.(call);
      init?.signal?.throwIfAborted();
      return Response.json(answer);
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      return Response.json(problem.document, {
        status: problem.document.status,
        headers: { 'content-type': 'application/problem+json' },
      });
    }
  });
  onTestFinished(() => void vi.restoreAllMocks());
  return api;
}

/** What the API answers when it refuses. */
export class ApiProblem extends Error {
  readonly document: {
    readonly code: string;
    readonly status: number;
    readonly title: string;
    readonly fields: readonly object[];
  };

  constructor(status: number, code: string, fields: readonly object[] = []) {
    super(code);
    this.document = { code, status, title: code, fields };
  }
}

function nameOf({ path, body }: ApiCall): string {
  if (path.endsWith('/marketplace/search')) return 'products';
  if (!/\/(?:listing|[a-z_]+)\/search$/.test(path) || path.includes('/preview/')) return path;
  const include = Array.isArray(body.include) ? body.include : [];
  if (include.includes('facets')) return 'counts';
  return include.includes('clusters') ? 'map' : 'search';
}
