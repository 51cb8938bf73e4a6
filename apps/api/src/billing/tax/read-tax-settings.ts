import type * as schemas from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import type { Handler } from '../../platform/domain.ts';
import { describeTaxSettings } from './describe-tax-settings.ts';
import { readAccountTaxes } from './read-account-taxes.ts';
import { requireTaxAccount, whereShown } from './require-tax-account.ts';

/** Reads how an account is set up, at the provider itself. */
export const readTaxSettings: Handler<typeof schemas.readTaxSettings> = async (
  { params: { account } },
  context,
) => {
  await requireTaxAccount(context, account);
  const readAt = context.clock.now();
  const reading = await whereShown(readAccountTaxes(context, account));
  return describeTaxSettings({ ...reading, accountId: account, readAt });
};
