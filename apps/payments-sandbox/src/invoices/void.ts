import type { InvoiceObject } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { findInvoiceIntent } from './payment-of.ts';

/** Ends an invoice that nobody is to pay any more; its payment ends with it. */
export async function voidInvoice(store: Store, invoice: InvoiceObject): Promise<InvoiceObject> {
  if (invoice.status !== 'open') return invoice;
  const intent = await findInvoiceIntent(store, invoice.id);
  if (intent !== undefined) {
    await store.save(
      {
        ...intent,
        status: 'canceled',
        canceled_at: store.now,
        cancellation_reason: 'void_invoice',
        next_action: null,
      },
      'payment_intent.canceled',
    );
  }
  return store.save(
    {
      ...invoice,
      amount_remaining: 0,
      next_payment_attempt: null,
      status: 'void',
      status_transitions: { ...invoice.status_transitions, voided_at: store.now },
    },
    'invoice.voided',
  );
}
