import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import type { Job } from '../../platform/jobs/job.ts';
import { connectedAccounts, paymentErrands } from '../tables.ts';
import { errandWork } from './add-errand.ts';

/** Code that records errands in another way than by `addErrand` has no queue available. */
const waitedMs = secondMs;

/** Sends those that no work was enqueued for: an account that closes knows no queue. */
export const waitingErrands: Job = {
  name: 'enqueue-payment-errands',
  summary: 'Enqueues changes that still have to be sent to the payment provider.',
  everyMs: 30_000,
  async run({ database, queue, clock }) {
    const { accountId } = paymentErrands;
    const lost = database
      .select({ accountId: sql<string>`${connectedAccounts.accountId}` })
      .from(connectedAccounts)
      .where(and(isNotNull(connectedAccounts.accountId), isNotNull(connectedAccounts.lostAt)));
    const waiting = await database
      .select({ id: paymentErrands.id })
      .from(paymentErrands)
      .where(
        and(
          isNull(paymentErrands.doneAt),
          lt(paymentErrands.createdAt, new Date(clock.now().getTime() - waitedMs)),
          // Nothing reaches an account that has taken our access away, until it is given back.
          or(isNull(accountId), notInArray(accountId, lost)),
        ),
      )
      .orderBy(asc(paymentErrands.createdAt))
      .limit(1_000);
    await database.transaction(async (transaction) => {
      for (const { id } of waiting) await queue.enqueue(transaction, errandWork, { errandId: id });
    });
    return waiting.length;
  },
};
