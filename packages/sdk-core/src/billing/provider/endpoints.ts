import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readPaymentProvider = endpoint<typeof schemas.readPaymentProvider>({
  method: 'GET',
  path: '/api/v1/administration/stripe',
});

export const listPaymentEvents = endpoint<typeof schemas.listPaymentEvents>({
  method: 'GET',
  path: '/api/v1/administration/stripe/events',
});

export const replayPaymentEvent = endpoint<typeof schemas.replayPaymentEvent>({
  method: 'POST',
  path: '/api/v1/administration/stripe/event/{number}/replay',
});

export const catchUpPaymentEvents = endpoint<typeof schemas.catchUpPaymentEvents>({
  method: 'POST',
  path: '/api/v1/administration/stripe/events/catch-up',
});

export const listPaymentDifferences = endpoint<typeof schemas.listPaymentDifferences>({
  method: 'GET',
  path: '/api/v1/administration/stripe/differences',
});

export const repairPaymentDifference = endpoint<typeof schemas.repairPaymentDifference>({
  method: 'POST',
  path: '/api/v1/administration/stripe/difference/{id}/repair',
});

export const settlePaymentDifference = endpoint<typeof schemas.settlePaymentDifference>({
  method: 'POST',
  path: '/api/v1/administration/stripe/difference/{id}/settle',
});
