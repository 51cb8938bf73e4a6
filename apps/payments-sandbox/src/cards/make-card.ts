import type { Stripe } from 'stripe';
import { readAddress } from '../customers/addresses.ts';
import { digest, newId } from '../platform/ids.ts';
import type { Input } from '../platform/input.ts';
import type { Store } from '../platform/store.ts';
import { StripeFault } from '../platform/stripe-fault.ts';
import { findNamedCard, findTestCard, hasCheckDigit, type TestCard } from './test-cards.ts';

const noDetails: Stripe.PaymentMethod.BillingDetails = {
  address: null,
  email: null,
  name: null,
  phone: null,
  tax_id: null,
};

/**
 * Creates a payment method from the fields of a form (`type`, `card[number]` …); its number is not
 * stored.
 */
export async function makeCard(store: Store, input: Input): Promise<Stripe.PaymentMethod> {
  input.choice('type', ['card']);
  const card = input.part('card');
  const details = input.part('billing_details');
  const token = card?.text('token');
  const number = card?.text('number');
  const { month, year } = readExpiry(store, card);
  card?.text('cvc');
  return keepCard(store, token ? requireNamedCard(token) : requireTestCard(number ?? ''), {
    month,
    year,
    details: details ? readDetails(details) : noDetails,
    metadata: input.dictionary('metadata'),
  });
}

/** A payment method by its id; `pm_card_…` makes a new one of that test card. */
export async function useCard(
  store: Store,
  id: string,
  param = 'payment_method',
): Promise<Stripe.PaymentMethod> {
  if (findNamedCard(id) === undefined || !id.startsWith('pm_card_')) {
    return store.get('payment_method', id, param);
  }
  const { month, year } = readExpiry(store, undefined);
  return keepCard(store, requireNamedCard(id), { month, year, details: noDetails, metadata: {} });
}

interface CardData {
  readonly month: number;
  readonly year: number;
  readonly details: Stripe.PaymentMethod.BillingDetails;
  readonly metadata: Stripe.Metadata;
}

async function keepCard(
  store: Store,
  { name, number, brand, country, funding }: TestCard,
  { month, year, details, metadata }: CardData,
): Promise<Stripe.PaymentMethod> {
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: details,
    card: {
      brand,
      checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: null },
      country,
      display_brand: brand,
      exp_month: month,
      exp_year: year,
      // Its place in a published list, so that nothing of it leads back to a number.
      fingerprint: digest(name).slice(0, 16),
      funding,
      generated_from: null,
      last4: number.slice(-4),
      networks: { available: [brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: brand !== 'diners' },
      wallet: null,
    },
    created: store.now,
    customer: null,
    customer_account: null,
    livemode: false,
    metadata,
    type: 'card',
  };
  return store.insert(method, undefined, { testCard: name });
}

function requireNamedCard(id: string): TestCard {
  const card = findNamedCard(id);
  if (card !== undefined) return card;
  throw new StripeFault(400, `No such token: '${id}'`, { code: 'resource_missing', param: 'card' });
}

/** Any card that is not published for tests may be somebody's: it is refused, and not repeated. */
function requireTestCard(number: string): TestCard {
  const card = findTestCard(number);
  if (card !== undefined) return card;
  if (!hasCheckDigit(number)) {
    throw new StripeFault(402, 'Your card number is incorrect.', {
      type: 'card_error',
      code: 'incorrect_number',
      param: 'number',
    });
  }
  throw new StripeFault(
    402,
    'Your card was declined. Your request was in test mode, but used a non test card. For a list of valid test cards, visit: https://stripe.com/docs/testing.',
    { type: 'card_error', code: 'card_declined', decline_code: 'test_mode_live_card' },
  );
}

function readExpiry(store: Store, card: Input | undefined) {
  const thisYear = new Date(store.now * 1000).getUTCFullYear();
  const month = card?.whole('exp_month') ?? 12;
  const short = card?.whole('exp_year') ?? thisYear + 5;
  const year = short < 100 ? 2000 + short : short;
  if (month < 1 || month > 12) throw badExpiry('month');
  const isPast = Date.UTC(year, month) <= store.now * 1000;
  if (isPast || year > thisYear + 50) throw badExpiry('year');
  return { month, year };
}

function badExpiry(part: 'month' | 'year'): StripeFault {
  return new StripeFault(402, `Your card's expiration ${part} is invalid.`, {
    type: 'card_error',
    code: `invalid_expiry_${part}`,
    param: `exp_${part}`,
  });
}

/** What a form says of the card's holder. */
export function readDetails(
  input: Input,
  before: Stripe.PaymentMethod.BillingDetails = noDetails,
): Stripe.PaymentMethod.BillingDetails {
  const address = readAddress(input.part('address')) ?? before.address;
  const { email, name, phone } = before;
  return {
    ...before,
    address,
    email: input.text('email') ?? email,
    name: input.text('name') ?? name,
    phone: input.text('phone') ?? phone,
  };
}
