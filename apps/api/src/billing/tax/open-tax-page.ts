import type * as schemas from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Handler } from '../../platform/domain.ts';
import { awaitProvider, requirePayments } from '../../platform/payments/provider.ts';
import { requireOwnTaxAccount, whereShown } from './require-tax-account.ts';

/**
 * Makes an address at the provider that signs the owner of an account in there, once. They see its
 * payouts there, too, so that nobody else is given one.
 */
export const openTaxPage: Handler<typeof schemas.openTaxPage> = async (
  { params: { account } },
  context,
) => {
  const { detailsSubmitted } = await requireOwnTaxAccount(context, account);
  const { provider } = requirePayments(context);
  if (!detailsSubmitted) {
    throw new Problem('conflict', 'Please finish your account at the payment provider first.');
  }
  const link = await whereShown(awaitProvider(provider.accounts.createLoginLink(account)));
  return { url: link.url };
};
