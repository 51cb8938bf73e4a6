import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listCards = endpoint<typeof schemas.listCards>({
  method: 'GET',
  path: '/api/v1/customer/cards',
});

export const startCardSetup = endpoint<typeof schemas.startCardSetup>({
  method: 'POST',
  path: '/api/v1/customer/setup',
});

export const finishCardSetup = endpoint<typeof schemas.finishCardSetup>({
  method: 'POST',
  path: '/api/v1/customer/setup/{intentId}',
});

export const deleteCard = endpoint<typeof schemas.deleteCard>({
  method: 'DELETE',
  path: '/api/v1/customer/{paymentMethodId}',
});

export const chooseDefaultCard = endpoint<typeof schemas.chooseDefaultCard>({
  method: 'PUT',
  path: '/api/v1/customer/{paymentMethodId}/default',
});

export const readPaymentScript = endpoint<typeof schemas.readPaymentScript>({
  method: 'GET',
  path: '/api/v1/stripe/script',
});
