import { and, eq, isNull } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { paymentErrands } from '../tables.ts';
import { storePaymentDifferences } from './store-payment-differences.ts';

interface FailedRefund {
  readonly paymentId: string;
  readonly intentId: string;
}

/** Keeps that money which was to go back is here again, unless it is being given back once more. */
export async function reportFailedRefund(
  queries: Queries,
  context: Pick<Platform, 'clock' | 'configuration'>,
  { paymentId, intentId }: FailedRefund,
): Promise<void> {
  if (await isGoingBack(queries, intentId)) return;
  const found = { kind: 'refund-failed', providerId: intentId, ownId: paymentId } as const;
  await storePaymentDifferences(queries, [found], context);
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
