import type * as schemas from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import type { Handler } from '../../platform/domain.ts';
import { readTaxesNow, requireTaxAccount } from './require-tax-account.ts';

export const listTaxRegistrations: Handler<typeof schemas.listTaxRegistrations> = async (
  { params: { account } },
  context,
) => {
  await requireTaxAccount(context, account);
  const { registrations } = await readTaxesNow(context, account);
  return [...registrations];
};
