import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const readConnected = endpoint<typeof schemas.readConnected>({
  method: 'GET',
  path: '/api/v1/stripe/oauth/connected',
});

export const listConnectedAccounts = endpoint<typeof schemas.listConnectedAccounts>({
  method: 'GET',
  path: '/api/v1/stripe/oauth/accounts',
});

export const startOnboarding = endpoint<typeof schemas.startOnboarding>({
  method: 'POST',
  path: '/api/v1/stripe/oauth/accounts',
});

export const refreshConnectedAccount = endpoint<typeof schemas.refreshConnectedAccount>({
  method: 'POST',
  path: '/api/v1/stripe/oauth/accounts/{accountId}/refresh',
});

export const listProcessors = endpoint<typeof schemas.listProcessors>({
  method: 'GET',
  path: '/api/v1/payment/processors',
});
