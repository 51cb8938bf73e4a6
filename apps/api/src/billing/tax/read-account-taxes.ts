import type { AccountTaxRegistration } from '@boardwalk/sdk-core/billing/tax-settings/schemas';
import {
  type TaxBehavior,
  taxRegistrationStates,
} from '@boardwalk/sdk-core/billing/tax-settings/tax-settings-terms';
import { countries } from '@boardwalk/sdk-core/vocabulary/places/countries';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { Stripe } from 'stripe';
import type { Platform } from '../../platform/calls/operation.ts';
import { onAccount } from '../../platform/payments/on-account.ts';
import { awaitProvider, requirePayments } from '../../platform/payments/provider.ts';
import type { accountTaxes } from './tables.ts';

/** The provider's words for whether prices include taxes, and ours. */
export const providerBehaviors = {
  exclusive: 'exclusive',
  inclusive: 'inclusive',
  'by-currency': 'inferred_by_currency',
} as const satisfies Readonly<Record<TaxBehavior, string>>;

/** What is stored of an account, beside its number and when that was read. */
type AccountTaxReading = Omit<typeof accountTaxes.$inferSelect, 'accountId' | 'readAt'>;

/** Reads at the provider how an account is set up and registered for taxes. */
export async function readAccountTaxes(
  platform: Pick<Platform, 'payments'>,
  accountId: string,
): Promise<AccountTaxReading> {
  const { provider } = requirePayments(platform);
  const options = onAccount(accountId);
  const settings = await awaitProvider(provider.tax.settings.retrieve({}, options));
  const registrations = await awaitProvider(
    provider.tax.registrations
      .list({ status: 'all', limit: 100 }, options)
      .autoPagingToArray({ limit: 1_000 }),
  );
  return {
    ...describeSettings(settings),
    registrations: registrations.flatMap((one) => describeRegistration(one) ?? []),
  };
}

function describeSettings({ status, defaults, head_office: office }: Stripe.Tax.Settings) {
  const { line1, city, state, postal_code, country } = office?.address ?? {};
  const headOffice = {
    line1: line1 ?? null,
    city: city ?? null,
    state: state ?? null,
    postalCode: postal_code ?? null,
    countryCode: country ?? null,
  };
  return {
    status: status === 'active' ? ('active' as const) : ('pending' as const),
    headOffice: office === null ? null : headOffice,
    behavior: findBehavior(defaults.tax_behavior),
    code: defaults.tax_code,
  };
}

function findBehavior(behavior: string | null): TaxBehavior | null {
  switch (behavior) {
    case providerBehaviors.exclusive:
      return 'exclusive';
    case providerBehaviors.inclusive:
      return 'inclusive';
    case providerBehaviors['by-currency']:
      return 'by-currency';
    default:
      return null;
  }
}

/** Nothing for other countries than ours, and for other taxes than those on sales. */
function describeRegistration(
  registration: Stripe.Tax.Registration,
): AccountTaxRegistration | undefined {
  const country = countries.find((one) => one === registration.country);
  const status = taxRegistrationStates.find((one) => one === registration.status);
  const region = regionOf(registration.country_options);
  if (!country || !status || region === undefined) return undefined;
  const { active_from: from, expires_at: until } = registration;
  return {
    ...{ country, region, status, from: dayOf(from) },
    until: until === null ? null : dayOf(until),
  };
}

/** The province or state; null for the tax of a whole country, nothing for a tax of another kind. */
function regionOf({ ca, us, au }: Stripe.Tax.Registration.CountryOptions) {
  if (ca) return ca.type === 'province_standard' ? ca.province_standard?.province : null;
  if (us) return us.type === 'state_sales_tax' ? us.state : undefined;
  return au ? null : undefined;
}

function dayOf(seconds: number): string {
  return new Date(seconds * secondMs).toISOString().slice(0, 10);
}
