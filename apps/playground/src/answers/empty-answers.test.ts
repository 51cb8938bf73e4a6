import * as cards from '@boardwalk/sdk-core/billing/cards/schemas';
import * as cart from '@boardwalk/sdk-core/cart/schemas';
import * as plans from '@boardwalk/sdk-core/licenses/plans/schemas';
import * as listings from '@boardwalk/sdk-core/listings/schemas';
import * as invoices from '@boardwalk/sdk-core/orders/invoices/schemas';
import * as orders from '@boardwalk/sdk-core/orders/schemas';
import * as places from '@boardwalk/sdk-core/places/schemas';
import * as search from '@boardwalk/sdk-core/search/schemas';
import * as products from '@boardwalk/sdk-core/shops/products/schemas';
import * as site from '@boardwalk/sdk-core/site/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { expect, test } from 'vitest';
import { emptyAnswers, findEmptyAnswer } from './empty-answers.ts';
import { lengthen } from './lengthen.ts';

const responses = [
  ['POST', '/api/v1/property/search', search.searchCategory.response],
  ['POST', '/api/v1/listing/search', search.searchListings.response],
  ['GET', '/api/v1/item/listings', listings.listListings.response],
  ['GET', '/api/v1/listing/7/similar', listings.listSimilarListings.response],
  ['POST', '/api/v1/tag/all', listings.listTags.response],
  ['POST', '/api/v1/preview/search', listings.previewListings.response],
  ['GET', '/api/v1/homepage/recent', site.listRecentListings.response],
  ['GET', '/api/v1/articles', site.listArticles.response],
  ['GET', '/api/v1/customer/cards', cards.listCards.response],
  ['GET', '/api/v1/license/plans', plans.listPlans.response],
  ['GET', '/api/v1/marketplace/shop/maple-lane/invoices/', invoices.listShopInvoices.response],
  ['GET', '/api/v1/places/suggest', places.suggestPlaces.response],
  ['GET', '/api/v1/marketplace/order/', orders.listOrders.response],
  ['GET', '/api/v1/marketplace/shop/maple-lane/products', products.listProducts.response],
  ['GET', '/api/v1/marketplace/cart/', cart.readCart.response],
  ['GET', '/api/v1/marketplace/cart/offers', cart.listOffers.response],
  ['POST', '/api/v1/marketplace/cart/tax', cart.previewCartTotals.response],
] as const;

test.each(responses)('%s %s is answered empty as its contract says', (method, path, schema) => {
  expect(schema.safeParse(findEmptyAnswer(method, path)).error).toBeUndefined();
});

test.each([
  '/api/v1/property/listing/7',
  '/api/v1/articles/closing-costs',
  '/api/v1/license/plan/COOP-120',
  '/api/v1/marketplace/shop/maple-lane/product/mug',
  '/api/v1/marketplace/invoice/0123456789ab',
  '/api/v1/marketplace/order/23456789AB',
])('%s is not there', (path) => {
  expect(findEmptyAnswer('GET', path)).toMatchObject({ code: 'not-found', status: 404 });
  expect(findEmptyAnswer('GET', path)).toBeInstanceOf(Problem);
});

test('every empty answer is reached by one of these calls', () => {
  expect(emptyAnswers).toHaveLength(responses.length + 6);
});

test('what answers the same in an empty marketplace is left to the API', () => {
  expect(findEmptyAnswer('GET', '/api/v1/user/')).toBeUndefined();
  expect(findEmptyAnswer('POST', '/api/v1/property/listing/7')).toBeUndefined();
});

test('long texts are the real ones with more at their end, and only what people wrote', () => {
  const answer = { results: [{ id: 7, title: 'Sofa', country: 'CA', agent: { name: 'Ana' } }] };
  const long = JSON.stringify(lengthen(answer));
  expect(long).toMatch(/"title":"Sofa [^"]{60,}"/);
  expect(long).toMatch(/"name":"Ana [^"]{60,}"/);
  expect(long).toContain('"id":7');
  expect(long).toContain('"country":"CA"');
});
