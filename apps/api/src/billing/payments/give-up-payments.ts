import { and, asc, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Job } from '../../platform/jobs/job.ts';
import { payments } from '../tables.ts';
import { cancelPayment } from './cancel-payment.ts';

/** How long somebody's bank may wait for them. */
const patienceMs = 3_600_000;

/** Cancels payments whose owner has left while their bank was asking. */
export const leftPayments: Job = {
  name: 'give-up-payments',
  summary: 'Cancels payments that were left unfinished for an hour.',
  everyMs: 300_000,
  async run(context) {
    // Without a provider nothing was begun.
    if (!context.payments) return 0;
    const { intentId, createdAt, state } = payments;
    const left = await context.database
      .select({ intentId })
      .from(payments)
      .where(
        and(
          inArray(state, ['begun', 'needs-action']),
          isNotNull(intentId),
          lt(createdAt, new Date(context.clock.now().getTime() - patienceMs)),
        ),
      )
      .orderBy(asc(createdAt))
      .limit(100);
    for (const { intentId: id } of left) {
      if (id === null || context.signal.aborted) continue;
      await cancelPayment(context, id);
    }
    return left.length;
  },
};
