import { dayMs, hourMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, isNotNull, lt } from 'drizzle-orm';
import type { Job } from '../../platform/jobs/job.ts';
import { countRows } from '../../platform/row-count.ts';
import { paymentEvents } from '../tables.ts';

/** The provider repeats an event for three days at most; operators look back further. */
const retentionMs = 90 * dayMs;

/** Forgets events that were acted upon a quarter of a year ago. */
export const oldPaymentEventsSweep: Job = {
  name: 'forget-payment-events',
  summary: 'Forgets events of the payment provider that are older than 90 days.',
  everyMs: hourMs,
  async run({ database, clock }) {
    const before = new Date(clock.now().getTime() - retentionMs);
    const { receivedAt, handledAt } = paymentEvents;
    const deleted = await database
      .delete(paymentEvents)
      .where(and(isNotNull(handledAt), lt(receivedAt, before)));
    return countRows(deleted);
  },
};
