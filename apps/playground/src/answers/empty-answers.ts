import { listCards } from '@boardwalk/sdk-core/billing/cards/endpoints';
import { noCart } from '@boardwalk/sdk-core/cart/cart-changes';
import { listOffers, previewCartTotals, readCart } from '@boardwalk/sdk-core/cart/endpoints';
import type {
  Endpoint,
  EndpointResponse,
  EndpointSchemas,
} from '@boardwalk/sdk-core/http/endpoint';
import { listPlans, readPlan } from '@boardwalk/sdk-core/licenses/plans/endpoints';
import {
  listListings,
  listSimilarListings,
  listTags,
  previewListings,
  readListing,
} from '@boardwalk/sdk-core/listings/endpoints';
import { listOrders, readOrder } from '@boardwalk/sdk-core/orders/endpoints';
import { listShopInvoices, readInvoice } from '@boardwalk/sdk-core/orders/invoices/endpoints';
import { suggestPlaces } from '@boardwalk/sdk-core/places/endpoints';
import { searchCategory, searchListings } from '@boardwalk/sdk-core/search/endpoints';
import type { SearchAnswer } from '@boardwalk/sdk-core/search/schemas';
import { listProducts, readProduct } from '@boardwalk/sdk-core/shops/products/endpoints';
import { listArticles, listRecentListings, readArticle } from '@boardwalk/sdk-core/site/endpoints';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';

/** What an endpoint answers where there is nothing: its contract's empty answer, or a problem. */
export interface EmptyAnswer {
  readonly endpoint: Endpoint;
  readonly answer: unknown;
}

const noResults: SearchAnswer = {
  results: [],
  total: { count: 0, isCapped: false },
  facets: {
    subcategory: [],
    price: [],
    priceUnit: { currency: 'CAD', period: 'ONCE' },
    currencies: [],
    fields: {},
    isApproximate: false,
  },
  clusters: { clusters: [], isSampled: false },
  nextCursor: null,
  place: null,
  currency: 'CAD',
  isSimilar: false,
  repairs: [],
};

/** The answers of a marketplace without listings, articles and saved cards. */
export const emptyAnswers: readonly EmptyAnswer[] = [
  empty(searchListings, noResults),
  empty(previewListings, { results: [] }),
  // After those whose paths it fits as well.
  empty(searchCategory, noResults),
  empty(listListings, { results: [], total: 0 }),
  empty(listSimilarListings, { results: [] }),
  empty(listTags, { tags: [] }),
  empty(listRecentListings, { kinds: [] }),
  empty(listArticles, { results: [], total: 0 }),
  empty(listCards, []),
  empty(listPlans, []),
  // Of a shop that is there: one without products.
  empty(listProducts, { results: [], total: 0 }),
  empty(listShopInvoices, { results: [], total: 0 }),
  empty(listOrders, { results: [], total: 0 }),
  empty(readCart, noCart),
  empty(listOffers, { items: [], shops: [] }),
  empty(previewCartTotals, { shops: [], groups: [] }),
  empty(suggestPlaces, { places: [], isSimilar: false }),
  absent(readListing, 'There is no such listing.'),
  absent(readArticle, 'There is no such article.'),
  absent(readProduct, 'There is no such product.'),
  absent(readInvoice, 'There is no such invoice.'),
  absent(readOrder, 'You have no such order.'),
  absent(readPlan, 'There is no plan of this code.'),
];

/** The empty answer to a call; undefined for what answers the same in an empty marketplace. */
export function findEmptyAnswer(method: string, path: string): unknown {
  return emptyAnswers.find(
    ({ endpoint }) => endpoint.method === method && patternOf(endpoint.path).test(path),
  )?.answer;
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`);
}

function empty<S extends EndpointSchemas>(
  endpoint: Endpoint<S>,
  answer: EndpointResponse<S>,
): EmptyAnswer {
  return { endpoint, answer };
}

function absent(endpoint: Endpoint, sentence: string): EmptyAnswer {
  return { endpoint, answer: new Problem('not-found', sentence) };
}
