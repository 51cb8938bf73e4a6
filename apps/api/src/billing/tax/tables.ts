import type {
  AccountTaxRegistration,
  TaxSettings,
} from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import {
  taxBehaviors,
  taxSettingsStates,
} from '@boardwalk/sdk-core/billing/tax-settings/tax-settings-terms';
import { jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { instant, wholeNumber } from '../../platform/database/columns.ts';

/** How accounts at the provider are set up and registered for taxes, as they were last read there. */
export const accountTaxes = pgTable('account_taxes', {
  /** The provider's number: `acct_…`. */
  accountId: text('account_id').primaryKey(),
  status: text('status', { enum: taxSettingsStates }).notNull(),
  headOffice: jsonb('head_office').$type<NonNullable<TaxSettings['headOffice']>>(),
  behavior: text('behavior', { enum: taxBehaviors }),
  /** The tax code of what has none of its own. */
  code: text('code'),
  registrations: jsonb('registrations').$type<readonly AccountTaxRegistration[]>().notNull(),
  readAt: instant('read_at').notNull(),
});

/** The provider's tax codes, in its order, as they were last read. */
export const providerTaxCodes = pgTable('provider_tax_codes', {
  id: text('id').primaryKey(),
  position: wholeNumber('position').notNull(),
  name: text('name').notNull(),
  description: text('description').notNull(),
});
