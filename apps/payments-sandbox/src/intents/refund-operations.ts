import type { Stripe } from 'stripe';
import { requireBehaviour } from '../cards/behaviour.ts';
import { newId } from '../platform/ids.ts';
import { idOf } from '../platform/kinds.ts';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, write } from '../platform/operation.ts';
import type { Store } from '../platform/store.ts';
import { fieldIs } from '../platform/store-conditions.ts';
import { invalidParameter, StripeFault } from '../platform/stripe-fault.ts';
import { refundFee } from './direct-charges.ts';

/** Refunds: a charge is given back, whole or in parts. */
export const refundOperations: readonly Operation[] = [
  write('/v1/refunds', createRefund),
  read('/v1/refunds', (call) => listPage(call, 'refund', ['charge', 'payment_intent'])),
  read('/v1/refunds/:id', ({ store, param }) => store.get('refund', param('id'))),
  write('/v1/refunds/:id', changeRefund),
];

async function createRefund(call: Call): Promise<object> {
  const { store, input } = call;
  const charge = await requireCharge(call);
  await requireUndisputed(store, charge);
  const left = charge.amount_captured - charge.amount_refunded;
  if (!charge.paid || left === 0) {
    throw new StripeFault(400, `Charge ${charge.id} has already been refunded.`, {
      code: 'charge_already_refunded',
    });
  }
  const amount = input.whole('amount') ?? left;
  if (amount < 1 || amount > left) {
    throw invalidParameter(
      'amount',
      `Refund amount (${amount}) is not from 1 to the unrefunded amount on charge (${left}).`,
    );
  }
  const refund: Stripe.Refund = {
    id: newId('re'),
    object: 'refund',
    amount,
    balance_transaction: null,
    charge: charge.id,
    created: store.now,
    currency: charge.currency,
    customer: idOf(charge.customer),
    customer_account: null,
    destination_details: {
      type: 'card',
      card: {
        type: 'refund',
        reference_status: 'pending',
        reference_type: 'acquirer_reference_number',
      },
    },
    metadata: input.dictionary('metadata'),
    payment_intent: idOf(charge.payment_intent),
    payment_method: charge.payment_method,
    reason: input.choice('reason', ['duplicate', 'fraudulent', 'requested_by_customer']) ?? null,
    receipt_number: null,
    source_transfer_reversal: null,
    status: (await isPendingAtFirst(store, charge)) ? 'pending' : 'succeeded',
    transfer_reversal: null,
  };
  await store.insert(refund, 'refund.created');
  if (input.flag('refund_application_fee')) await refundFee(store, charge, refund);
  const amount_refunded = charge.amount_refunded + amount;
  const refunded = amount_refunded === charge.amount_captured;
  await store.save({ ...charge, amount_refunded, refunded }, 'charge.refunded');
  return refund;
}

async function requireCharge({ store, input }: Call): Promise<Stripe.Charge> {
  const charge = input.text('charge');
  const intentId = input.text('payment_intent');
  if (charge) return store.get('charge', charge, 'charge');
  if (!intentId) {
    throw invalidParameter(
      'payment_intent',
      'One of the following params should be provided for this request: payment_intent or charge.',
      'parameter_missing',
    );
  }
  const intent = await store.get('payment_intent', intentId, 'payment_intent');
  const id = idOf(intent.latest_charge);
  if (id !== null) return store.get('charge', id);
  throw new StripeFault(
    400,
    `This PaymentIntent (${intentId}) does not have a successful charge to refund.`,
    {
      code: 'payment_intent_unexpected_state',
    },
  );
}

/** What a bank takes back already is given back by nobody else; an inquiry takes nothing. */
async function requireUndisputed(store: Store, { id, disputed }: Stripe.Charge): Promise<void> {
  if (!disputed) return;
  const disputes = await store.all('dispute', fieldIs('charge', id));
  if (disputes.every(({ is_charge_refundable }) => is_charge_refundable)) return;
  throw new StripeFault(400, `Charge ${id} has been charged back; cannot issue a refund.`, {
    code: 'charge_disputed',
  });
}

async function isPendingAtFirst(store: Store, charge: Stripe.Charge): Promise<boolean> {
  if (charge.payment_method === null) return false;
  return (await requireBehaviour(store, charge.payment_method)).refund === 'pending';
}

async function changeRefund({ store, input, param }: Call): Promise<object> {
  const refund = await store.get('refund', param('id'));
  const metadata = input.dictionary('metadata', refund.metadata ?? {});
  return store.save({ ...refund, metadata }, 'refund.updated');
}
