import { endpoint } from '../../http/endpoint.ts';
import type * as schemas from './schemas.ts';

export const listTaxCodes = endpoint<typeof schemas.listTaxCodes>({
  method: 'GET',
  path: '/api/v1/stripe/tax/codes',
});

export const readTaxSettings = endpoint<typeof schemas.readTaxSettings>({
  method: 'GET',
  path: '/api/v1/stripe/tax/{account}/settings',
});

export const changeTaxSettings = endpoint<typeof schemas.changeTaxSettings>({
  method: 'PUT',
  path: '/api/v1/stripe/tax/{account}/settings',
});

export const listTaxRegistrations = endpoint<typeof schemas.listTaxRegistrations>({
  method: 'GET',
  path: '/api/v1/stripe/tax/{account}/registration',
});

export const openTaxPage = endpoint<typeof schemas.openTaxPage>({
  method: 'POST',
  path: '/api/v1/stripe/tax/{account}/page',
});
