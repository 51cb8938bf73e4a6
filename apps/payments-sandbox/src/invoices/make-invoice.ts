import type { Stripe } from 'stripe';
import { newId, randomText } from '../platform/ids.ts';
import type { InvoiceObject, LineObject } from '../platform/kinds.ts';
import { amountOff, shareDiscount } from './discounts.ts';

/** A discount as an invoice applies it. */
export interface AppliedDiscount {
  readonly id: string;
  readonly coupon: Stripe.Coupon;
}

export interface InvoiceData {
  readonly customer: Stripe.Customer;
  readonly currency: string;
  readonly lines: readonly LineObject[];
  readonly discounts: readonly AppliedDiscount[];
  readonly reason: string;
  readonly subscription: { readonly id: string | null; readonly metadata: Stripe.Metadata } | null;
  readonly now: number;
}

/** A draft of an invoice: lines, discounts, and what the customer's balance pays of it. */
export function makeInvoice(data: InvoiceData): InvoiceObject {
  const { customer, currency, subscription, now } = data;
  const id = newId('in');
  const subtotal = sum(data.lines.map(({ amount }) => amount));
  const { lines, totals } = applyDiscounts(data.lines, data.discounts);
  const total = subtotal - sum(totals.map(({ amount }) => amount));
  // A negative balance is the customer's credit; an invoice below zero adds to it.
  const due = Math.max(0, total + customer.balance);
  const period = { start: now, end: now, ...lines[0]?.period };
  return {
    id,
    object: 'invoice',
    account_country: 'CA',
    account_name: 'Boardwalk',
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: data.reason,
    collection_method: 'charge_automatically',
    created: now,
    currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: customer.shipping,
    customer_tax_exempt: 'none',
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: data.discounts.map((discount) => discount.id),
    due_date: null,
    effective_at: null,
    ending_balance: null,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: 'self' },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: 'list',
      data: lines.map((line) => ({ ...line, invoice: id })),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent:
      subscription === null
        ? null
        : {
            type: 'subscription_details',
            quote_details: null,
            // A preview of something new has no subscription yet; the provider leaves it out too.
            subscription_details: {
              metadata: subscription.metadata,
              subscription: subscription.id ?? '',
            },
          },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: period.end,
    period_start: period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: 'draft',
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: customer.test_clock ?? null,
    total,
    total_discount_amounts: totals,
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

function applyDiscounts(given: readonly LineObject[], discounts: readonly AppliedDiscount[]) {
  let lines = [...given];
  let left = sum(lines.filter(({ discountable }) => discountable).map(({ amount }) => amount));
  const totals = discounts.map(({ id, coupon }) => {
    const amount = amountOff(coupon, left);
    left -= amount;
    lines = shareDiscount(lines, id, amount);
    return { amount, discount: id };
  });
  return { lines, totals };
}

/** The number that is printed on an invoice. */
export function invoiceNumber(customer: Stripe.Customer): string {
  const count = String(customer.next_invoice_sequence ?? 1).padStart(4, '0');
  return `${customer.invoice_prefix ?? randomText(8).toUpperCase()}-${count}`;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
