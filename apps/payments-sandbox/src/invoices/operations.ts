import { sql } from 'drizzle-orm';
import { cardFault } from '../cards/declines.ts';
import { requireOwnCard } from '../cards/own-card.ts';
import { storeOf } from '../clocks/store-of.ts';
import { type InvoiceObject, idOf } from '../platform/kinds.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, write } from '../platform/operation.ts';
import type { Store } from '../platform/store.ts';
import { invalidParameter, StripeFault } from '../platform/stripe-fault.ts';
import { objects } from '../platform/tables.ts';
import { findPayingCard, payInvoice } from './pay.ts';
import { previewInvoice } from './preview.ts';
import { voidInvoice } from './void.ts';

/** Invoices: those of subscriptions, read, paid, voided, and seen before they are made. */
export const invoiceOperations: readonly Operation[] = [
  write('/v1/invoices/create_preview', previewInvoice),
  read('/v1/invoices', listInvoices),
  read('/v1/invoices/:id', ({ store, param }) => store.get('invoice', param('id'))),
  read(
    '/v1/invoices/:id/lines',
    async ({ store, param }) => (await store.get('invoice', param('id'))).lines,
  ),
  write('/v1/invoices/:id/pay', pay),
  write('/v1/invoices/:id/void', async ({ store, param }) =>
    voidInvoice(store, requireOpen(await store.get('invoice', param('id')))),
  ),
  read('/v1/invoice_payments', (call) => listPage(call, 'invoice_payment', ['invoice', 'status'])),
  read('/v1/invoice_payments/:id', ({ store, param }) => store.get('invoice_payment', param('id'))),
];

function listInvoices(call: Call): Promise<object> {
  const subscription = call.input.text('subscription');
  const path = sql`${objects.body} #>> '{parent,subscription_details,subscription}'`;
  const ofSubscription = subscription ? sql`${path} = ${subscription}` : undefined;
  return listPage(call, 'invoice', ['customer', 'status', 'collection_method'], [ofSubscription]);
}

async function pay(call: Call): Promise<object> {
  const { input, origin } = call;
  const invoice = requireOpen(await call.store.get('invoice', call.param('id')));
  const store = await storeOf(call.store, { test_clock: invoice.test_clock });
  const isOffSession = input.flag('off_session') ?? true;
  const given = input.text('payment_method');
  const customerId = idOf(invoice.customer) ?? '';
  const card = given
    ? await requireOwnCard(store, given, customerId, 'payment_method')
    : await defaultCard(store, invoice);
  if (card === undefined) {
    throw invalidParameter(
      'payment_method',
      'There is no payment method by which this invoice can be paid.',
    );
  }
  const outcome = await payInvoice(store, invoice, { card, origin, isOffSession });
  if (outcome?.error) throw cardFault(outcome.error, {});
  if (outcome?.intent.status === 'requires_action') {
    throw new StripeFault(
      402,
      'This payment requires additional user action before it can be completed successfully. Payment can be completed using the PaymentIntent associated with the invoice.',
      { type: 'card_error', code: 'invoice_payment_intent_requires_action' },
      true,
    );
  }
  return store.get('invoice', invoice.id);
}

async function defaultCard(store: Store, invoice: InvoiceObject) {
  const id = idOf(invoice.parent?.subscription_details?.subscription);
  return id === null ? undefined : findPayingCard(store, await store.get('subscription', id));
}

function requireOpen(invoice: InvoiceObject): InvoiceObject {
  if (invoice.status === 'open') return invoice;
  const message =
    invoice.status === 'paid' ? 'Invoice is already paid' : `This invoice is ${invoice.status}.`;
  throw new StripeFault(400, message);
}
