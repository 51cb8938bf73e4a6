import type { TaxSettings } from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import type { accountTaxes } from './tables.ts';

/** How an account is set up for taxes, as those see it who may change it. */
export function describeTaxSettings({
  accountId: account,
  registrations: _,
  readAt,
  ...settings
}: typeof accountTaxes.$inferSelect): TaxSettings {
  return { account, ...settings, readAt: readAt.toISOString() };
}
