import type * as schemas from '@boardwalk/sdk-core/billing/provider/schemas';
import type { Stripe } from 'stripe';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Handler } from '../../platform/domain.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { askProvider, requirePayments } from '../../platform/payments/provider.ts';
import { handledTypes, handleEvent } from '../events/handle-event.ts';
import { subjectOf } from '../events/subject-of.ts';
import { paymentEvents } from '../tables.ts';

/** As long as the provider repeats an event that nobody takes. */
const lookBackSeconds = 3 * 86_400;

const pageSize = 100;

/** A webhook that was off for longer than these hold is healed by the comparison of the day. */
const mostPages = 50;

export const catchUpPaymentEvents: Handler<typeof schemas.catchUpPaymentEvents> = async (
  _,
  context,
) => ({ found: await catchUpEvents(context) });

/** An endpoint that was off at the provider, or an address that was wrong, heals by itself. */
export const missedEvents: Job = {
  name: 'catch-up-payment-events',
  summary: 'Asks the payment provider for events of the last three days that never came.',
  everyMs: 3_600_000,
  run: (context) =>
    context.payments ? catchUpEvents(context, context.signal) : Promise.resolve(0),
};

/** Keeps and enqueues the events that never came; answers how many. */
async function catchUpEvents(
  platform: Pick<Platform, 'database' | 'clock' | 'payments' | 'queue'>,
  signal?: AbortSignal,
): Promise<number> {
  const { provider } = requirePayments(platform);
  const since = Math.floor(platform.clock.now().getTime() / 1_000) - lookBackSeconds;
  let found = 0;
  let after: string | undefined;
  for (let page = 0; page < mostPages && !signal?.aborted; page += 1) {
    const { data, has_more: hasMore } = await askProvider(
      provider.events.list({
        types: [...handledTypes],
        created: { gte: since },
        limit: pageSize,
        ...(after !== undefined && { starting_after: after }),
      }),
    );
    found += await keepEvents(platform, data);
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) break;
  }
  return found;
}

/** Keeps those that are not here yet; what comes meanwhile counts as its first delivery. */
function keepEvents(
  { database, clock, queue }: Pick<Platform, 'database' | 'clock' | 'queue'>,
  events: readonly Stripe.Event[],
): Promise<number> {
  return database.transaction(async (transaction) => {
    if (events.length === 0) return 0;
    const kept = await transaction
      .insert(paymentEvents)
      .values(
        events.map(({ id, type, created, account, data }) => ({
          id,
          type,
          ...subjectOf(data),
          accountId: account ?? null,
          happenedAt: new Date(created * 1_000),
          receivedAt: clock.now(),
          deliveries: 0,
        })),
      )
      .onConflictDoNothing()
      .returning({ number: paymentEvents.number });
    for (const { number } of kept) await queue.enqueue(transaction, handleEvent, { event: number });
    return kept.length;
  });
}
