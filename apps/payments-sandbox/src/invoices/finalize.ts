import { makePaymentIntent } from '../intents/make-intent.ts';
import { newId } from '../platform/ids.ts';
import { type InvoiceObject, idOf } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { invoiceNumber } from './make-invoice.ts';
import { settlePaid } from './settle.ts';

/** The least that the provider charges; less is carried over on the customer's balance. */
const leastCharge = 50;

/** Gives an invoice its number and the payment by which it is to be paid; nothing due is paid. */
export async function finalizeInvoice(store: Store, draft: InvoiceObject): Promise<InvoiceObject> {
  await store.insert(draft, 'invoice.created');
  const customer = await store.get('customer', idOf(draft.customer) ?? '');
  const isCarriedOver = draft.amount_due > 0 && draft.amount_due < leastCharge;
  const endingBalance = isCarriedOver ? customer.balance + draft.total : balanceAfter(draft);
  const due = isCarriedOver ? 0 : draft.amount_due;
  const number = invoiceNumber(customer);
  await store.save(
    {
      ...customer,
      currency: draft.currency,
      balance: endingBalance,
      next_invoice_sequence: (customer.next_invoice_sequence ?? 1) + 1,
    },
    'customer.updated',
  );
  const open: InvoiceObject = {
    ...draft,
    amount_due: due,
    amount_remaining: due,
    effective_at: store.now,
    ending_balance: endingBalance,
    number,
    status: 'open',
    status_transitions: { ...draft.status_transitions, finalized_at: store.now },
  };
  await store.save(open, 'invoice.finalized');
  if (due === 0) return settlePaid(store, open, null);
  await makePayment(store, open);
  return open;
}

function balanceAfter({ starting_balance, total, amount_due }: InvoiceObject): number {
  // What is not due now came from the balance, or goes to it.
  return starting_balance + total - amount_due;
}

async function makePayment(store: Store, invoice: InvoiceObject): Promise<void> {
  const intent = await makePaymentIntent(store, {
    amount: invoice.amount_due,
    currency: invoice.currency,
    customer: idOf(invoice.customer),
    description:
      invoice.billing_reason === 'subscription_create'
        ? 'Subscription creation'
        : 'Subscription update',
    setup_future_usage: 'off_session',
  });
  await store.keepSecrets(intent.id, { invoice: invoice.id });
  await store.insert({
    id: newId('inpay'),
    object: 'invoice_payment',
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: store.now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: 'payment_intent', payment_intent: intent.id },
    status: 'open',
    status_transitions: { canceled_at: null, paid_at: null },
  });
}
