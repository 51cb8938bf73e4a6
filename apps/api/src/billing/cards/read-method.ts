import type { CardBrand } from '@boardwalk/sdk-core/billing/cards/card-rules';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { Stripe } from 'stripe';

/** What is stored of a payment method. */
export interface ReadMethod {
  readonly paymentId: string;
  readonly brand: CardBrand;
  readonly last4: string;
  readonly expiryMonth: number | null;
  readonly expiryYear: number | null;
  /** Where it was issued, `CA`; null where the provider does not know. */
  readonly country: string | null;
  readonly createdAt: Date;
}

const brands: ReadonlyMap<string, CardBrand> = new Map([
  ['visa', 'visa'],
  ['mastercard', 'mastercard'],
  ['amex', 'amex'],
]);

/** Debits of bank accounts, of which the provider has a kind for each country. */
const transfers = ['acss_debit', 'au_becs_debit', 'us_bank_account'] as const;

/**
 * Returns what is stored of a payment method; undefined for one of a kind or brand that is not
 * accepted here.
 */
export function readMethod(method: Stripe.PaymentMethod): ReadMethod | undefined {
  const { id: paymentId, created, card } = method;
  const createdAt = new Date(created * secondMs);
  const brand = brands.get(card?.brand ?? '');
  if (card && brand) {
    const { last4, exp_month: expiryMonth, exp_year: expiryYear, country } = card;
    return { paymentId, brand, last4, expiryMonth, expiryYear, country, createdAt };
  }
  const last4 = transfers.map((kind) => method[kind]?.last4).find(Boolean);
  if (!last4) return undefined;
  const never = { expiryMonth: null, expiryYear: null, country: null };
  return { paymentId, brand: 'ElectronicTransfer', last4, ...never, createdAt };
}
