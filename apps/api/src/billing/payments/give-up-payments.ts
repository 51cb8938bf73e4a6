import { and, asc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Job } from '../../platform/jobs/job.ts';
import { isDenied } from '../../platform/payments/on-account.ts';
import { payments } from '../tables.ts';
import { cancelPayment } from './cancel-payment.ts';
import { type FinishContext, storePaymentOutcome } from './finish-payment.ts';
import { answerMs, patienceMs, settleUnanswered } from './settle-unanswered.ts';

type Payment = typeof payments.$inferSelect;

/** Settles payments that nobody has finished, and those that the provider has not answered. */
export const leftPayments: Job = {
  name: 'give-up-payments',
  summary:
    'Cancels payments that were left unfinished for an hour, and asks what became of those without an answer.',
  everyMs: 300_000,
  async run(context) {
    // Without a provider nothing was begun.
    if (!context.payments) return 0;
    const { createdAt, askedAt, state } = payments;
    const before = (ms: number) => new Date(context.clock.now().getTime() - ms);
    const isAnswerable = or(isNull(askedAt), lt(askedAt, before(answerMs)));
    const left = await context.database
      .select()
      .from(payments)
      .where(
        and(
          isAnswerable,
          or(
            and(inArray(state, ['begun', 'needs-action']), lt(createdAt, before(patienceMs))),
            // Cancelled meanwhile: what the provider has charged all the same goes back.
            and(eq(state, 'failed'), isNotNull(askedAt)),
          ),
        ),
      )
      .orderBy(asc(createdAt))
      .limit(100);
    for (const payment of left) {
      if (context.signal.aborted) continue;
      if (payment.intentId === null) await settleUnanswered(context, payment);
      else await cancelLeft(context, payment, payment.intentId);
    }
    return left.length;
  },
};

/** One on an account that we see nothing of any more has failed: what it charges later goes back. */
async function cancelLeft(
  context: FinishContext,
  { id: paymentId, accountId }: Payment,
  intentId: string,
): Promise<void> {
  try {
    await cancelPayment(context, intentId, accountId);
  } catch (error) {
    if (accountId === null || !isDenied(error)) throw error;
    await storePaymentOutcome(context, { paymentId, intent: undefined, accountId });
  }
}
