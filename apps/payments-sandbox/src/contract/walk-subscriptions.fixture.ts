import type { Stripe } from 'stripe';
import type { Note } from './note.fixture.ts';

const day = 86_400;
const start = Date.UTC(2027, 0, 31) / 1000;

/** Subscriptions and their invoices, on a clock of their own. */
export async function walkSubscriptions(stripe: Stripe, note: Note, price: string): Promise<void> {
  const { subscriptions, invoices, invoicePayments, customers } = stripe;
  const { testClocks } = stripe.testHelpers;
  const clock = await note('TestHelpers.TestClock', testClocks.create({ frozen_time: start }));
  await note('TestHelpers.TestClock', testClocks.retrieve(clock.id));
  await note('ApiList<Stripe.TestHelpers.TestClock>', testClocks.list());
  const { id: customer } = await customers.create({ test_clock: clock.id });
  await useCard(stripe, customer, 'pm_card_visa');
  const coupon = await stripe.coupons.create({ percent_off: 10, duration: 'forever' });
  const discounts = [{ coupon: coupon.id }];
  const items = [{ price, quantity: 2 }];
  const preview = { customer, subscription_details: { items }, discounts };
  await note('Invoice', invoices.createPreview(preview));
  const expand = ['latest_invoice.payments', 'customer', 'discounts'];
  const subscription = await note(
    'Subscription',
    subscriptions.create({ customer, items, discounts, expand }),
  );
  await note('Subscription', subscriptions.retrieve(subscription.id));
  await note('ApiList<Stripe.Subscription>', subscriptions.list({ customer }));
  const [item] = subscription.items.data;
  const change = {
    items: [{ id: item?.id ?? '', quantity: 5 }],
    proration_behavior: 'always_invoice' as const,
  };
  const { id } = subscription;
  await note('Invoice', invoices.createPreview({ subscription: id, subscription_details: change }));
  await note('Subscription', subscriptions.update(id, change));
  await useCard(stripe, customer, 'pm_card_chargeCustomerFail');
  const more = { ...change, items: [{ id: item?.id ?? '', quantity: 9 }] };
  await note(
    'Subscription',
    subscriptions.update(id, {
      ...more,
      payment_behavior: 'pending_if_incomplete',
      expand: ['latest_invoice.confirmation_secret'],
    }),
  );
  const until = start + 29 * day;
  await note('TestHelpers.TestClock', testClocks.advance(clock.id, { frozen_time: until }));
  const late = await note('Subscription', subscriptions.retrieve(id));
  const invoice = await note('Invoice', invoices.retrieve(String(late.latest_invoice)));
  await note('ApiList<Stripe.InvoiceLineItem>', invoices.listLineItems(invoice.id ?? ''));
  await useCard(stripe, customer, 'pm_card_mastercard');
  await note('Invoice', invoices.pay(invoice.id ?? ''));
  await note('ApiList<Stripe.Invoice>', invoices.list({ customer }));
  const payments = await note(
    'ApiList<Stripe.InvoicePayment>',
    invoicePayments.list({ invoice: invoice.id ?? '' }),
  );
  await note('InvoicePayment', invoicePayments.retrieve(payments.data[0]?.id ?? ''));
  await note('Subscription', subscriptions.update(id, { cancel_at_period_end: true }));
  await note('Subscription', subscriptions.cancel(id));
  const waiting = await subscriptions.create({
    customer,
    items,
    payment_behavior: 'default_incomplete',
  });
  await note('Invoice', invoices.voidInvoice(String(waiting.latest_invoice)));
  await note('TestHelpers.DeletedTestClock', testClocks.del(clock.id));
}

async function useCard(stripe: Stripe, customer: string, card: string): Promise<void> {
  const method = await stripe.paymentMethods.attach(card, { customer });
  const invoice_settings = { default_payment_method: method.id };
  await stripe.customers.update(customer, { invoice_settings });
}
