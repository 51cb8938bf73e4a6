import type { Stripe } from 'stripe';
import { listPage } from '../platform/lists.ts';
import { type Call, type Operation, read, write } from '../platform/operation.ts';
import { closeDispute } from './open-dispute.ts';

/** Disputes: looked at, answered, and given up. */
export const disputeOperations: readonly Operation[] = [
  read('/v1/disputes', (call) => listPage(call, 'dispute', ['charge', 'payment_intent'])),
  read('/v1/disputes/:id', ({ store, param }) => store.get('dispute', param('id'))),
  write('/v1/disputes/:id', answerDispute),
  write('/v1/disputes/:id/close', async ({ store, param }) =>
    closeDispute(store, await store.get('dispute', param('id')), 'lost'),
  ),
];

/** By the provider's own words of tests, evidence wins or loses as it is submitted. */
async function answerDispute({ store, input, param }: Call): Promise<object> {
  const dispute = await store.get('dispute', param('id'));
  const text = input.part('evidence')?.text('uncategorized_text');
  const isSubmitted = input.flag('submit') ?? text !== undefined;
  const answered: Stripe.Dispute = {
    ...dispute,
    metadata: input.dictionary('metadata', dispute.metadata),
    evidence: { ...dispute.evidence, ...(text !== undefined && { uncategorized_text: text }) },
    evidence_details: {
      ...dispute.evidence_details,
      has_evidence: text !== undefined || dispute.evidence_details.has_evidence,
      ...(isSubmitted && {
        submission_count: dispute.evidence_details.submission_count + 1,
        submission_method: 'manual',
      }),
    },
    ...(isSubmitted && { status: reviewed(dispute.status) }),
  };
  await store.save(answered, 'charge.dispute.updated');
  if (!isSubmitted) return answered;
  if (text === 'winning_evidence') return closeDispute(store, answered, 'won');
  if (text === 'losing_evidence') return closeDispute(store, answered, 'lost');
  return answered;
}

function reviewed(status: Stripe.Dispute.Status): Stripe.Dispute.Status {
  if (status === 'needs_response') return 'under_review';
  return status === 'warning_needs_response' ? 'warning_under_review' : status;
}
