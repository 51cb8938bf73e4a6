import type * as schemas from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import type { Handler } from '../../platform/domain.ts';
import { describeTaxSettings } from './describe-tax-settings.ts';
import { refreshShownTaxes, requireTaxAccount } from './require-tax-account.ts';

/** Reads how an account is set up, at the provider itself, and stores that. */
export const readTaxSettings: Handler<typeof schemas.readTaxSettings> = async (
  { params: { account } },
  context,
) => {
  await requireTaxAccount(context, account);
  return describeTaxSettings(await refreshShownTaxes(context, account));
};
