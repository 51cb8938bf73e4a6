import type { Stripe } from 'stripe';
import { invalidParameter } from '../platform/stripe-fault.ts';
import { describeRequirements, onboardingRequirements } from './requirements.ts';

/** Where the product sells, and in which currency an account there is paid. */
const currencies: Readonly<Record<string, string>> = { AU: 'aud', CA: 'cad', US: 'usd' };

interface NewAccount {
  readonly id: string;
  readonly country: string;
  /** Seconds since 1970. */
  readonly created: number;
  readonly profile?: Partial<
    Pick<Stripe.Account.BusinessProfile, 'mcc' | 'name' | 'product_description' | 'url'>
  >;
}

/** A connected account whose owner has given nothing yet. */
export function describeAccount({ id, country, created, profile }: NewAccount): Stripe.Account {
  const currency = currencies[country];
  if (currency === undefined) throw invalidParameter('country', `Country '${country}' is unknown.`);
  return {
    id,
    object: 'account',
    business_profile: {
      mcc: null,
      minority_owned_business_designation: null,
      name: null,
      product_description: null,
      specified_commercial_transactions_act_url: null,
      support_address: null,
      support_email: null,
      support_phone: null,
      support_url: null,
      url: null,
      ...profile,
    },
    business_type: null,
    capabilities: {},
    country,
    created,
    default_currency: currency,
    email: null,
    metadata: {},
    type: 'express',
    ...describeRequirements(onboardingRequirements),
  };
}
