import type * as schemas from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import type { Handler } from '../../platform/domain.ts';
import { describeTaxSettings } from './describe-tax-settings.ts';
import { readTaxesNow, requireTaxAccount } from './require-tax-account.ts';

export const readTaxSettings: Handler<typeof schemas.readTaxSettings> = async (
  { params: { account } },
  context,
) => {
  await requireTaxAccount(context, account);
  return describeTaxSettings(await readTaxesNow(context, account));
};
