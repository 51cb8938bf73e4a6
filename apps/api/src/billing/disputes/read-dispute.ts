import {
  type DisputeStatus,
  isDisputeOver,
} from '@boardwalk/sdk-core/billing/disputes/dispute-terms';
import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import type { Stripe } from 'stripe';

/** The provider's words for how a dispute stands; of a later release of it there may be others. */
const statuses = new Map<string, DisputeStatus>([
  ['appeal_needs_response', 'needs-response'],
  ['appeal_under_review', 'under-review'],
  ['lost', 'lost'],
  ['needs_response', 'needs-response'],
  ['prevented', 'prevented'],
  ['under_review', 'under-review'],
  ['warning_closed', 'inquiry-closed'],
  ['warning_needs_response', 'inquiry'],
  ['warning_under_review', 'inquiry'],
  ['won', 'won'],
]);

/** Returns what is stored of a dispute as the provider reports it. */
export function readDispute(told: Stripe.Dispute, now: Date) {
  const status = statuses.get(told.status) ?? 'unknown';
  const { due_by: dueBy } = told.evidence_details;
  return {
    id: told.id,
    chargeId: typeof told.charge === 'string' ? told.charge : told.charge.id,
    amount: told.amount,
    currency: told.currency.toUpperCase(),
    reason: told.reason,
    status,
    openedAt: new Date(told.created * secondMs),
    respondBy: dueBy === null ? null : new Date(dueBy * secondMs),
    endedAt: isDisputeOver(status) ? now : null,
  };
}
