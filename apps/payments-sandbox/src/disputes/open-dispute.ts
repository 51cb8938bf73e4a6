import type { Stripe } from 'stripe';
import { newId } from '../platform/ids.ts';
import { idOf } from '../platform/kinds.ts';
import type { Store } from '../platform/store.ts';
import { StripeFault } from '../platform/stripe-fault.ts';
import { emptyEvidence } from './empty-evidence.ts';

/** For how long a bank takes evidence. */
const evidenceSeconds = 7 * 86_400;

interface NewDispute {
  readonly reason: string;
  readonly isInquiry?: boolean | undefined;
  /** Minor units; defaults to all that was charged. */
  readonly amount?: number;
  readonly currency?: string | undefined;
}

/** The owner of a card disputes a charge with their bank, which takes the money; an inquiry only asks. */
export async function openDispute(
  store: Store,
  chargeId: string,
  { reason, isInquiry = false, amount, currency }: NewDispute,
): Promise<Stripe.Dispute> {
  const charge = await store.get('charge', chargeId);
  if (!charge.paid) throw new StripeFault(400, 'Only a charge that was paid is disputed.');
  const dispute: Stripe.Dispute = {
    id: newId('dp'),
    object: 'dispute',
    amount: amount ?? charge.amount,
    balance_transactions: [],
    charge: charge.id,
    created: store.now,
    currency: currency ?? charge.currency,
    enhanced_eligibility_types: [],
    evidence: emptyEvidence,
    evidence_details: {
      due_by: store.now + evidenceSeconds,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isInquiry,
    livemode: false,
    metadata: {},
    payment_intent: idOf(charge.payment_intent),
    reason,
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
  };
  await store.save({ ...charge, disputed: true });
  await store.insert(dispute, 'charge.dispute.created');
  if (!isInquiry) await store.tell('charge.dispute.funds_withdrawn', dispute);
  return dispute;
}

/** The bank decides, once: the money comes back to the platform, or stays with the owner of the card. */
export async function closeDispute(
  store: Store,
  dispute: Stripe.Dispute,
  outcome: 'won' | 'lost',
): Promise<Stripe.Dispute> {
  if (
    dispute.status === 'won' ||
    dispute.status === 'lost' ||
    dispute.status === 'warning_closed'
  ) {
    throw new StripeFault(400, `Dispute ${dispute.id} is already closed.`);
  }
  const isInquiry = dispute.status.startsWith('warning_');
  const closed: Stripe.Dispute = {
    ...dispute,
    status: isInquiry ? 'warning_closed' : outcome,
    is_charge_refundable: isInquiry || outcome === 'won',
  };
  await store.save(closed, 'charge.dispute.closed');
  if (closed.status === 'won') await store.tell('charge.dispute.funds_reinstated', closed);
  return closed;
}
