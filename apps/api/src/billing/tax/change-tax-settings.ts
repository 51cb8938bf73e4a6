import type * as schemas from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Handler } from '../../platform/domain.ts';
import { onAccount } from '../../platform/payments/on-account.ts';
import { awaitProvider, isRefusal, requirePayments } from '../../platform/payments/provider.ts';
import { describeTaxSettings } from './describe-tax-settings.ts';
import { providerBehaviors } from './read-account-taxes.ts';
import { refreshShownTaxes, requireTaxAccount, whereShown } from './require-tax-account.ts';

/** Sets an account up for taxes at the provider, and answers how it then stands there. */
export const changeTaxSettings: Handler<typeof schemas.changeTaxSettings> = async (
  { params: { account }, body: { headOffice, behavior, code } },
  context,
) => {
  await requireTaxAccount(context, account);
  const { provider } = requirePayments(context);
  const { line1, city, state, postalCode: postal_code, countryCode: country } = headOffice;
  const changed = provider.tax.settings.update(
    {
      defaults: { tax_behavior: providerBehaviors[behavior], tax_code: code },
      head_office: { address: { line1, city, state, postal_code, country } },
    },
    onAccount(account),
  );
  await whereShown(awaitProvider(changed).catch(explainRefusal));
  return describeTaxSettings(await refreshShownTaxes(context, account));
};

/** What of the settings the provider refuses, by its name for it. */
function explainRefusal(error: unknown): never {
  if (!isRefusal(error)) throw error;
  const path = error.param?.startsWith('defaults[tax_code]') ? 'body.code' : 'body.headOffice';
  throw new Problem('invalid-request', 'The payment provider does not take these settings.', {
    cause: error,
    fields: [{ path, message: 'expected what the payment provider takes' }],
  });
}
