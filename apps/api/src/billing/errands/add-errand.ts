import * as z from 'zod/mini';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { WorkKind } from '../../platform/queue/work-kind.ts';
import { paymentErrands } from '../tables.ts';

export type Errand = typeof paymentErrands.$inferInsert;

/** As the queue knows it; what it does stands in `sendErrand`, which may add others. */
export const errandWork: WorkKind<{ readonly errandId: string }> = {
  name: 'send-payment-errand',
  ids: z.strictObject({ errandId: z.uuid() }),
};

/** Records what the provider is to be sent once the transaction is committed. */
export async function addErrand(
  transaction: Queries,
  { queue, clock }: Pick<Platform, 'queue' | 'clock'>,
  { kind, objectId, accountId }: Pick<Errand, 'kind' | 'objectId' | 'accountId'>,
): Promise<void> {
  const [errand] = await transaction
    .insert(paymentErrands)
    .values({ kind, objectId, accountId, createdAt: clock.now() })
    .returning({ id: paymentErrands.id });
  if (!errand) throw new Error('An errand was not written down.');
  await queue.enqueue(transaction, errandWork, { errandId: errand.id });
}
