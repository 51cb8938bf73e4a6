import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const requestQuote = endpoint<typeof schemas.requestQuote>({
  method: 'POST',
  path: '/api/v1/marketplace/cart/quote',
  paying: true,
});

export const acceptQuote = endpoint<typeof schemas.acceptQuote>({
  method: 'POST',
  path: '/api/v1/marketplace/order/{id}/quote',
  paying: true,
});

export const listShopQuotes = endpoint<typeof schemas.listShopQuotes>({
  method: 'GET',
  path: '/api/v1/marketplace/shop/{shopId}/quotes/',
});

export const answerQuote = endpoint<typeof schemas.answerQuote>({
  method: 'POST',
  path: '/api/v1/marketplace/shop/{shopId}/quotes/{id}',
});
