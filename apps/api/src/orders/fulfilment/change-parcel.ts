import { undoEndOf } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type * as schemas from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { endStep } from './end-step.ts';
import { type InvoicedPart, lockPart } from './find-part.ts';
import { countPieces, type PartSteps, type RecordedParcel } from './find-steps.ts';
import { describeChanged, findLinesOf, requireSteps } from './read-fulfilment.ts';
import { orderParcels } from './tables.ts';

/** Records that a parcel has come; a second time changes nothing. */
export const confirmDelivery: Handler<typeof schemas.confirmDelivery> = (
  { params: { parcelId, ...at } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const invoiced = await lockPart(transaction, context, at);
    const parcel = requireParcel(await requireSteps(transaction, invoiced), parcelId);
    if (parcel.deliveredAt) return describeChanged(transaction, invoiced, context);
    await transaction
      .update(orderParcels)
      .set({ deliveredAt: context.clock.now() })
      .where(eq(orderParcels.id, parcelId));
    const pieces = await piecesOf(transaction, invoiced, parcel);
    const step = { name: 'delivered', invoiceId: at.invoiceId, parcel, pieces } as const;
    return endStep(transaction, context, invoiced, step);
  });

/** Withdraws a parcel that was recorded by mistake: its pieces are to send again. */
export const undoParcel: Handler<typeof schemas.undoParcel> = (
  { params: { parcelId, ...at } },
  context,
) =>
  context.database.transaction(async (transaction) => {
    const invoiced = await lockPart(transaction, context, at);
    const steps = await requireSteps(transaction, invoiced);
    const parcel = requireParcel(steps, parcelId);
    const now = context.clock.now();
    const pieces = await piecesOf(transaction, invoiced, parcel);
    requireUndoable({ parcel, steps, now });
    await transaction
      .update(orderParcels)
      .set({ undoneAt: now })
      .where(eq(orderParcels.id, parcelId));
    const step = { name: 'undone', invoiceId: at.invoiceId, parcel, pieces } as const;
    return endStep(transaction, context, invoiced, step);
  });

function requireParcel({ parcels }: PartSteps, id: string): RecordedParcel {
  const parcel = parcels.find((one) => one.id === id);
  if (parcel) return parcel;
  throw new Problem('not-found', 'This invoice has no such parcel.');
}

async function piecesOf(queries: Queries, invoiced: InvoicedPart, { lines }: RecordedParcel) {
  const all = await findLinesOf(queries, invoiced);
  return all.flatMap((line) => {
    const { quantity } = lines.find(({ variantId }) => variantId === line.variantId) ?? {};
    return quantity === undefined ? [] : [{ line, quantity }];
  });
}

interface Undoing {
  readonly parcel: RecordedParcel;
  readonly steps: PartSteps;
  readonly now: Date;
}

/** Throws where a parcel stays recorded, and says why. */
function requireUndoable({ parcel, steps, now }: Undoing): void {
  const end = undoEndOf(parcel);
  if (!end) throw new Problem('conflict', 'This parcel was delivered, so it stays recorded.');
  if (now >= end) {
    throw new Problem('conflict', 'A parcel can be withdrawn within a day after it was recorded.');
  }
  const without = { ...steps, parcels: steps.parcels.filter(({ id }) => id !== parcel.id) };
  const isTooFew = countPieces(without, parcel.lines).some(({ sent, returned }) => returned > sent);
  if (isTooFew) throw new Problem('conflict', 'Pieces of this parcel came back already.');
}
