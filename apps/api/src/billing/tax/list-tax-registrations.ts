import type * as schemas from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import type { Handler } from '../../platform/domain.ts';
import { readAccountTaxes } from './read-account-taxes.ts';
import { requireTaxAccount, whereShown } from './require-tax-account.ts';

/** Reads where the owner of an account is registered, at the provider itself. */
export const listTaxRegistrations: Handler<typeof schemas.listTaxRegistrations> = async (
  { params: { account } },
  context,
) => {
  await requireTaxAccount(context, account);
  const reading = await whereShown(readAccountTaxes(context, account));
  return [...reading.registrations];
};
