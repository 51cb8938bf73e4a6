import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { payments } from '../tables.ts';
import { settleLeftPayment, settlePayment } from './settle-left-payment.ts';
import { answerMs, patienceMs, questionMs } from './settle-unanswered.ts';

type Payment = typeof payments.$inferSelect;

/** Settles payments that nobody has finished, and those that the provider has not answered. */
export const leftPayments: Job = {
  name: 'give-up-payments',
  summary:
    'Cancels payments whose bank had no answer for fifteen minutes or that were left unfinished for an hour, and asks what became of those without an answer.',
  everyMs: 300_000,
  async run(context) {
    // Without a provider nothing was begun.
    if (!context.payments) return 0;
    let count = 0;
    let page = await findLeft(context, '');
    while (page.length > 0) {
      for (const payment of page) {
        if (context.signal.aborted) return count;
        await settleOrReport(context, payment);
        count += 1;
      }
      page = await findLeft(context, page.at(-1)?.id ?? '');
    }
    return count;
  },
};

const pageSize = 100;

/** Those that are due, a page of them, beyond a number; each once, whatever becomes of it. */
function findLeft({ clock, database }: JobContext, beyond: string): Promise<Payment[]> {
  const { id, createdAt, askedAt, state } = payments;
  const before = (ms: number) => new Date(clock.now().getTime() - ms);
  return database
    .select()
    .from(payments)
    .where(
      and(
        beyond === '' ? undefined : gt(id, beyond),
        or(isNull(askedAt), lt(askedAt, before(answerMs))),
        or(
          and(eq(state, 'needs-action'), lt(createdAt, before(questionMs))),
          and(inArray(state, ['begun', 'needs-action']), lt(createdAt, before(patienceMs))),
          // Cancelled meanwhile: what the provider has charged all the same goes back.
          and(eq(state, 'failed'), isNotNull(askedAt)),
        ),
      ),
    )
    .orderBy(asc(id))
    .limit(pageSize);
}

/** One that can't be settled keeps no other from being settled; an operator sees it among failed work. */
async function settleOrReport(context: JobContext, payment: Payment): Promise<void> {
  const { id: paymentId } = payment;
  try {
    await settleLeftPayment(context, payment);
  } catch (error) {
    context.log.error({ err: error, paymentId }, 'a payment could not be settled');
    await context.queue.enqueue(context.database, settlePayment, { paymentId });
  }
}
