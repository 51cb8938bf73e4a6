import { minuteMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, eq, inArray, lte, or } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Job, JobContext } from '../../platform/jobs/job.ts';
import { announce } from '../../platform/live/announce.ts';
import { announceShop } from '../../shops/announce-shop.ts';
import { shops } from '../../shops/tables.ts';
import { isQuoteOver } from './find-quote.ts';
import { endQuote, lockQuote } from './lock-quote.ts';
import { mailQuoteOutcome } from './mail/mail-quote.ts';
import { orderQuotes } from './tables.ts';

/** Ends requests for a price of delivery on which nobody has acted in time, and those of closed shops. */
export const endQuotes: Job = {
  name: 'end-quotes',
  summary:
    'Ends requests for a price of delivery that nobody answered or accepted in time, and those of shops that have closed.',
  everyMs: 5 * minuteMs,
  async run(context) {
    const due = await findDue(context.database, context.clock.now());
    for (const { orderKey } of due) {
      if (context.signal.aborted) continue;
      await context.database.transaction((transaction) => end(transaction, orderKey, context));
    }
    return due.length;
  },
};

function findDue(queries: Queries, now: Date) {
  return queries
    .select({ orderKey: orderQuotes.orderKey })
    .from(orderQuotes)
    .innerJoin(shops, eq(shops.key, orderQuotes.shopKey))
    .where(
      and(
        inArray(orderQuotes.state, ['requested', 'answered']),
        or(lte(orderQuotes.expiresAt, now), eq(shops.state, 'closed')),
      ),
    )
    .orderBy(asc(orderQuotes.expiresAt))
    .limit(100);
}

/** What was answered, accepted or withdrawn meanwhile stays so. */
async function end(transaction: Queries, orderKey: number, context: JobContext): Promise<void> {
  const now = context.clock.now();
  const locked = await lockQuote(transaction, orderKey);
  if (!locked) return;
  const { order, quote } = locked;
  const [shop] = await transaction.select().from(shops).where(eq(shops.key, quote.shopKey));
  const isPending = quote.state === 'requested' || quote.state === 'answered';
  const outcome = isQuoteOver(quote, now) ? 'expired' : 'declined';
  if (!shop || !isPending || (outcome === 'declined' && shop.state !== 'closed')) return;
  await endQuote(transaction, locked, { state: outcome });
  await mailQuoteOutcome(transaction, { order, outcome }, context);
  await announceShop(transaction, shop, now);
  if (order.userId !== null) await announce(transaction, 'orders', order.userId);
}
