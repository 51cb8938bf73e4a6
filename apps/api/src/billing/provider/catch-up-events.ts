import type * as schemas from '@boardwalk/sdk-core/billing/provider/schemas';
import { hourMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, asc, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Stripe } from 'stripe';
import type { ExtendedPlatform, Platform } from '../../platform/calls/operation.ts';
import type { Handler } from '../../platform/domain.ts';
import type { Job } from '../../platform/jobs/job.ts';
import { awaitProvider, requirePayments } from '../../platform/payments/provider.ts';
import { isGoneThere, refreshAccount } from '../connect/refresh-account.ts';
import { handledAccountTypes, handledTypes, handleEvent } from '../events/handle-event.ts';
import { subjectOf } from '../events/subject-of.ts';
import { connectedAccounts, paymentEvents } from '../tables.ts';

/** As long as the provider repeats an event that nobody takes. */
const lookBackSeconds = 3 * 86_400;

const pageSize = 100;

/** Kinds that the provider accepts in one request. */
const mostTypes = 20;

/** A webhook that was off for longer than these hold is healed by the comparison of the day. */
const mostPages = 50;

export const catchUpPaymentEvents: Handler<typeof schemas.catchUpPaymentEvents> = async (
  _,
  context,
) => ({ found: await catchUpEvents(context) });

/** An endpoint that was off at the provider, or an address that was wrong, heals by itself. */
export const missedEvents: Job = {
  name: 'catch-up-payment-events',
  summary:
    'Asks the payment provider for events of the last three days that never came, of our own and of connected accounts.',
  everyMs: hourMs,
  run: (context) =>
    context.payments ? catchUpEvents(context, context.signal) : Promise.resolve(0),
};

/** Keeps and enqueues the events that never came; answers how many. */
async function catchUpEvents(context: ExtendedPlatform, signal?: AbortSignal): Promise<number> {
  let found = await catchUpOf(context, { types: handledTypes, signal });
  let last: string | undefined = '';
  while (last !== undefined && !signal?.aborted) {
    const accounts = await readAccountsAfter(context, last);
    for (const account of accounts) {
      if (signal?.aborted) break;
      found += await catchUpAccount(context, account, signal);
    }
    last = accounts.length === pageSize ? accounts.at(-1) : undefined;
  }
  return found;
}

async function readAccountsAfter(
  { database }: Pick<Platform, 'database'>,
  last: string,
): Promise<string[]> {
  const { accountId, lostAt } = connectedAccounts;
  const rows = await database
    .select({ accountId })
    .from(connectedAccounts)
    .where(and(isNotNull(accountId), isNull(lostAt), gt(accountId, last)))
    .orderBy(asc(accountId))
    .limit(pageSize);
  return rows.flatMap((row) => row.accountId ?? []);
}

/** Of an account that is not ours any more no events are answered: then that is what never came. */
async function catchUpAccount(
  context: ExtendedPlatform,
  account: string,
  signal: AbortSignal | undefined,
): Promise<number> {
  try {
    return await catchUpOf(context, { types: handledAccountTypes, account, signal });
  } catch (error) {
    if (!isGoneThere(error)) throw error;
    await refreshAccount(context, account);
    return 1;
  }
}

interface Wanted {
  readonly types: readonly string[];
  /** The connected account whose events they are; absent for our own. */
  readonly account?: string;
  readonly signal: AbortSignal | undefined;
}

async function catchUpOf(context: ExtendedPlatform, { types, ...wanted }: Wanted): Promise<number> {
  let found = 0;
  for (let first = 0; first < types.length; first += mostTypes) {
    found += await catchUpTypes(context, {
      ...wanted,
      types: types.slice(first, first + mostTypes),
    });
  }
  return found;
}

async function catchUpTypes(
  platform: ExtendedPlatform,
  { types, account, signal }: Wanted,
): Promise<number> {
  const { provider } = requirePayments(platform);
  const since = Math.floor(platform.clock.now().getTime() / secondMs) - lookBackSeconds;
  let found = 0;
  let after: string | undefined;
  for (let page = 0; page < mostPages && !signal?.aborted; page += 1) {
    const { data, has_more: hasMore } = await awaitProvider(
      provider.events.list(
        {
          types: [...types],
          created: { gte: since },
          limit: pageSize,
          ...(after !== undefined && { starting_after: after }),
        },
        account === undefined ? undefined : { stripeAccount: account },
      ),
    );
    found += await keepEvents(platform, data, account);
    after = data.at(-1)?.id;
    if (!hasMore || after === undefined) break;
  }
  return found;
}

/** Keeps those that are not here yet; what comes meanwhile counts as its first delivery. */
function keepEvents(
  { database, clock, queue }: Pick<Platform, 'database' | 'clock' | 'queue'>,
  events: readonly Stripe.Event[],
  of: string | undefined,
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
          accountId: account ?? of ?? null,
          happenedAt: new Date(created * secondMs),
          receivedAt: clock.now(),
          deliveries: 0,
        })),
      )
      .onConflictDoNothing()
      .returning({ number: paymentEvents.number });
    for (const { number } of kept) {
      await queue.enqueue(transaction, handleEvent, { event: number }, { isUrgent: false });
    }
    return kept.length;
  });
}
