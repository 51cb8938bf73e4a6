import * as endpoints from '@boardwalk/sdk-core/billing/tax-settings/endpoints';
import * as schemas from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import { defineRoutes } from '../../platform/domain.ts';
import { changeTaxSettings } from './change-tax-settings.ts';
import { listTaxCodes } from './list-tax-codes.ts';
import { listTaxRegistrations } from './list-tax-registrations.ts';
import { openTaxPage } from './open-tax-page.ts';
import { readTaxSettings } from './read-tax-settings.ts';

/** How accounts at the provider are set up for taxes. */
export const taxRoutes = defineRoutes(endpoints, schemas, {
  changeTaxSettings,
  listTaxCodes,
  listTaxRegistrations,
  openTaxPage,
  readTaxSettings,
});
