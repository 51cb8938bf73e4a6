import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const previewSubscription = endpoint<typeof schemas.previewSubscription>({
  method: 'POST',
  path: '/api/v1/license/{listingId}/preview/subscribe',
  reads: true,
});

export const subscribeLicense = endpoint<typeof schemas.subscribeLicense>({
  method: 'POST',
  path: '/api/v1/license/{merchantId}/subscribe',
  paying: true,
});

export const finishSubscription = endpoint<typeof schemas.finishSubscription>({
  method: 'POST',
  path: '/api/v1/license/{uuid}/payment',
});

export const subscribeBoards = endpoint<typeof schemas.subscribeBoards>({
  method: 'POST',
  path: '/api/v1/stripe/merchant/{id}',
  paying: true,
});

export const endBoards = endpoint<typeof schemas.endBoards>({
  method: 'DELETE',
  path: '/api/v1/stripe/merchant/{id}',
});
