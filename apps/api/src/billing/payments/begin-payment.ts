import { isChargeable, leastCharge, mostCharge } from '@boardwalk/sdk-core/billing/charge-limits';
import type { Money } from '@boardwalk/sdk-core/vocabulary/money/money';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, inArray } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { lockCard } from '../cards/lock-card.ts';
import { openStates, payments } from '../tables.ts';
import { chargePayment } from './charge-payment.ts';

/** Who pays, and with which card. */
interface Payer {
  readonly userId: number;
  /** The provider's number of a saved card. */
  readonly paymentMethodId: string;
}

/** What is paid, and how much for it. */
interface PaidSubject {
  /** That of a sale which a domain declares. */
  readonly kind: string;
  readonly subjectId: string;
  /** What the server itself has counted, never what a page says. */
  readonly amount: Money;
  /** The connected account that is charged on; our own where there is none. */
  readonly account?: ChargedAccount | undefined;
}

export interface NewPayment extends Payer, PaidSubject {}

/** Whose account a payment is charged on, and what of it is ours. */
export interface ChargedAccount {
  /** The provider's number: `acct_…`. */
  readonly id: string;
  /** Minor units, from 0 to the amount. */
  readonly fee: number;
}

/**
 * Records what is to be charged, in the transaction that stores what is sold, and has the queue
 * charge it should nobody else. For one subject there is one open payment: a repeated call returns
 * that one. Returns its number, for `chargeNow` after the transaction.
 */
export async function beginPayment(
  transaction: Queries,
  platform: Pick<Platform, 'queue' | 'clock'>,
  payment: NewPayment,
): Promise<string> {
  const [id] = await beginPayments(transaction, platform, payment, [payment]);
  if (id === undefined) throw new Error('A payment was not begun.');
  return id;
}

/** The same for several that one card pays; returns their numbers in their order. */
export async function beginPayments(
  transaction: Queries,
  platform: Pick<Platform, 'queue' | 'clock'>,
  { userId, paymentMethodId }: Payer,
  all: readonly PaidSubject[],
): Promise<readonly string[]> {
  for (const one of all) requireChargeable(one);
  await lockCard(transaction, { userId, paymentId: paymentMethodId }, 'share');
  const wanted = all.map(({ kind, subjectId, amount: { amount, currency }, account }): Wanted => {
    return {
      ...{ userId, kind, subjectId, amount, currency, paymentMethodId },
      accountId: account?.id ?? null,
      applicationFee: account?.fee ?? null,
    };
  });
  const createdAt = platform.clock.now();
  const begun = await transaction
    .insert(payments)
    .values(wanted.map((one) => ({ ...one, state: 'begun' as const, createdAt })))
    .onConflictDoNothing()
    .returning({ id: payments.id, kind: payments.kind, subjectId: payments.subjectId });
  const ids: string[] = [];
  for (const one of wanted) {
    const stored = begun.find(
      ({ kind, subjectId }) => kind === one.kind && subjectId === one.subjectId,
    );
    const paymentId = stored?.id ?? (await findOpen(transaction, one));
    await platform.queue.enqueue(
      transaction,
      chargePayment,
      { paymentId },
      { isNew: stored !== undefined },
    );
    ids.push(paymentId);
  }
  return ids;
}

function requireChargeable({ amount: { amount }, account }: PaidSubject): void {
  if (!isChargeable(amount)) {
    throw new RangeError(`Expected ${leastCharge} to ${mostCharge} minor units, got ${amount}.`);
  }
  if (
    account &&
    !(Number.isSafeInteger(account.fee) && account.fee >= 0 && account.fee <= amount)
  ) {
    throw new RangeError(`Expected a fee of 0 to ${amount} minor units, got ${account.fee}.`);
  }
}

type Wanted = Pick<
  typeof payments.$inferSelect,
  | 'userId'
  | 'kind'
  | 'subjectId'
  | 'amount'
  | 'currency'
  | 'paymentMethodId'
  | 'accountId'
  | 'applicationFee'
>;

async function findOpen(transaction: Queries, wanted: Wanted): Promise<string> {
  const [open] = await transaction
    .select()
    .from(payments)
    .where(
      and(
        eq(payments.kind, wanted.kind),
        eq(payments.subjectId, wanted.subjectId),
        inArray(payments.state, [...openStates]),
      ),
    );
  const isSame =
    open?.userId === wanted.userId &&
    open.amount === wanted.amount &&
    open.currency === wanted.currency &&
    open.paymentMethodId === wanted.paymentMethodId &&
    open.accountId === wanted.accountId &&
    open.applicationFee === wanted.applicationFee;
  if (open && isSame) return open.id;
  throw new Problem('conflict', 'A payment for this is on its way already, or was made.');
}
