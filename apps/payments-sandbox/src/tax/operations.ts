import { type Operation, read, write } from '../platform/operation.ts';
import { getTaxCode, listTaxCodes } from './tax-codes.ts';
import { createRegistration, listRegistrations } from './tax-registrations.ts';
import { changeTaxSettings, readTaxSettings } from './tax-settings.ts';

/** Codes of what is sold, and how each account is set up and registered for taxes. */
export const taxOperations: readonly Operation[] = [
  read('/v1/tax_codes', listTaxCodes),
  read('/v1/tax_codes/:id', async ({ param }) => getTaxCode(param('id'))),
  read('/v1/tax/settings', readTaxSettings),
  write('/v1/tax/settings', changeTaxSettings),
  read('/v1/tax/registrations', listRegistrations),
  write('/v1/tax/registrations', createRegistration),
];
