import type { Stripe } from 'stripe';

/** A decimal travels as text; the SDK makes its own type of it. */
type DecimalText = string | null;

export type PlanObject = Omit<Stripe.Plan, 'amount_decimal'> & { amount_decimal: DecimalText };
export type PriceObject = Omit<Stripe.Price, 'unit_amount_decimal'> & {
  unit_amount_decimal: DecimalText;
};
export type SubscriptionItemObject = Omit<Stripe.SubscriptionItem, 'plan' | 'price'> & {
  plan: PlanObject;
  price: PriceObject;
};
export type PendingUpdateObject = Omit<Stripe.Subscription.PendingUpdate, 'subscription_items'> & {
  subscription_items: SubscriptionItemObject[] | null;
};
export type SubscriptionObject = Omit<Stripe.Subscription, 'items' | 'pending_update'> & {
  items: List<SubscriptionItemObject>;
  pending_update: PendingUpdateObject | null;
};
export type LineObject = Omit<Stripe.InvoiceLineItem, 'pricing' | 'quantity_decimal'> & {
  pricing: {
    price_details: { price: string; product: string };
    type: 'price_details';
    unit_amount_decimal: DecimalText;
  };
  quantity_decimal: DecimalText;
};
export type InvoiceObject = Omit<Stripe.Invoice, 'lines'> & { lines: List<LineObject> };

/** A list as it stands within an object or as an answer. */
export interface List<Item> {
  object: 'list';
  data: Item[];
  has_more: boolean;
  url: string;
}

/** Every stored object, by the name that it gives itself; ids stand for other objects. */
export interface Kinds {
  account: Stripe.Account;
  application_fee: Stripe.ApplicationFee;
  charge: Stripe.Charge;
  coupon: Stripe.Coupon;
  customer: Stripe.Customer;
  discount: Stripe.Discount;
  dispute: Stripe.Dispute;
  invoice: InvoiceObject;
  invoice_payment: Stripe.InvoicePayment;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  price: PriceObject;
  product: Stripe.Product;
  promotion_code: Stripe.PromotionCode;
  refund: Stripe.Refund;
  setup_intent: Stripe.SetupIntent;
  subscription: SubscriptionObject;
  'tax.registration': Stripe.Tax.Registration;
  /** The provider gives it no id; here it is stored by one. */
  'tax.settings': Stripe.Tax.Settings & { id: string };
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock;
  webhook_endpoint: Stripe.WebhookEndpoint;
}

export type Kind = keyof Kinds;
export type StoredObject = Kinds[Kind];

/** The id that stands for another object, or is within it where it was expanded. */
export function idOf(reference: string | { id: string }): string;
export function idOf(reference: string | { id: string } | null | undefined): string | null;
export function idOf(reference: string | { id: string } | null | undefined): string | null {
  return typeof reference === 'object' ? (reference?.id ?? null) : (reference ?? null);
}
