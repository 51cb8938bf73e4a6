import type * as schemas from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import type { Handler } from '../../platform/domain.ts';
import { refreshShownTaxes, requireTaxAccount } from './require-tax-account.ts';

/** Reads where the owner of an account is registered, at the provider itself, and stores that. */
export const listTaxRegistrations: Handler<typeof schemas.listTaxRegistrations> = async (
  { params: { account } },
  context,
) => {
  await requireTaxAccount(context, account);
  return [...(await refreshShownTaxes(context, account)).registrations];
};
