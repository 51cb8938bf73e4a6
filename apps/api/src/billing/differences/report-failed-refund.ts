import { and, eq, isNull } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { paymentErrands } from '../tables.ts';
import { storePaymentDifferences } from './store-payment-differences.ts';

interface FailedRefund {
  readonly paymentId: string;
  readonly intentId: string;
  /** The connected account on which it is; null for our own. */
  readonly accountId: string | null;
}

/** Keeps that money which was to go back is here again, unless it is being given back once more. */
export async function reportFailedRefund(
  queries: Queries,
  context: Pick<Platform, 'clock' | 'configuration'>,
  { paymentId, intentId, accountId }: FailedRefund,
): Promise<void> {
  if (await isGoingBack(queries, intentId)) return;
  const about = { providerId: intentId, accountId, ownId: paymentId };
  await storePaymentDifferences(queries, [{ kind: 'refund-failed', ...about }], context);
}

/** Whether the provider has yet to be requested to give it back. */
export async function isGoingBack(queries: Queries, intentId: string): Promise<boolean> {
  const { id, kind, objectId, doneAt } = paymentErrands;
  const [errand] = await queries
    .select({ id })
    .from(paymentErrands)
    .where(and(eq(kind, 'refund-intent'), eq(objectId, intentId), isNull(doneAt)))
    .limit(1);
  return errand !== undefined;
}
