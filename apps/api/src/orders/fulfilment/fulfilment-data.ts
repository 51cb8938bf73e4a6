import { eq, inArray, type SQLWrapper } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { describeParcel, findSteps } from './find-steps.ts';
import { orderParcels, orderPickups, orderReturns } from './tables.ts';

/** What shops have sent to the buyer of these orders, or had ready for them. */
export async function collectSteps(queries: Queries, orderKeys: readonly number[]) {
  const steps = await findSteps(queries, orderKeys);
  return steps.map(({ parcels, pickup, returns, ...part }) => ({
    ...part,
    parcels: parcels.map(describeParcel),
    readyAt: pickup?.readyAt ?? null,
    pickedUpAt: pickup?.pickedUpAt ?? null,
    returns: returns.map(({ returnedAt, lines }) => ({ returnedAt, lines })),
  }));
}

/** Of the orders of somebody who leaves nobody follows the parcels, or fetches anything. */
export async function eraseSteps(transaction: Queries, orderKeys: SQLWrapper): Promise<void> {
  await transaction
    .update(orderParcels)
    .set({ number: '', url: null })
    .where(inArray(orderParcels.orderKey, orderKeys));
  await transaction
    .update(orderPickups)
    .set({ code: '' })
    .where(inArray(orderPickups.orderKey, orderKeys));
}

/** Who has sent, had ready or taken back something is named no more. */
export async function eraseSender(transaction: Queries, userId: number): Promise<void> {
  await transaction
    .update(orderParcels)
    .set({ sentBy: null })
    .where(eq(orderParcels.sentBy, userId));
  await transaction
    .update(orderPickups)
    .set({ readyBy: null })
    .where(eq(orderPickups.readyBy, userId));
  await transaction
    .update(orderReturns)
    .set({ takenBy: null })
    .where(eq(orderReturns.takenBy, userId));
}
