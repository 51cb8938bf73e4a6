import { may } from '@boardwalk/sdk-core/access/may';
import { undoEndOf } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type * as schemas from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import type { ShopFulfilment } from '@boardwalk/sdk-core/orders/fulfilment/schemas';
import { and, asc, eq } from 'drizzle-orm';
import { policyPerson } from '../../access/policy-person.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnShop } from '../../shops/require-shop.ts';
import { orderLines } from '../tables.ts';
import { type InvoicedPart, requirePart } from './find-part.ts';
import {
  countPieces,
  describeParcel,
  describePieces,
  findSteps,
  type PartSteps,
  type RecordedParcel,
} from './find-steps.ts';

/** Reads what became of an invoice for those who may read everything of its shop. */
export const readFulfilment: Handler<typeof schemas.readFulfilment> = async (
  { params },
  context,
) => {
  const { object } = await requireOwnShop(context, params.shopId);
  const part = await requirePart(context.database, params);
  const now = context.clock.now();
  const mayWrite = may(policyPerson(context.caller), 'write', object, now.getTime());
  return describeFulfilment(context.database, part, { now, mayWrite });
};

/** What became of an invoice that the caller has just changed. */
export function describeChanged(
  queries: Queries,
  part: InvoicedPart,
  { clock }: OperationContext,
): Promise<ShopFulfilment> {
  return describeFulfilment(queries, part, { now: clock.now(), mayWrite: true });
}

/** What became of a part that has an invoice. */
export async function requireSteps(queries: Queries, { part }: InvoicedPart): Promise<PartSteps> {
  const all = await findSteps(queries, [part.orderKey]);
  const steps = all.find(({ shopKey }) => shopKey === part.shopKey);
  if (!steps) throw new Error('What has an invoice was paid.');
  return steps;
}

/** The lines of a part, in their order. */
export function findLinesOf(queries: Queries, { part }: Pick<InvoicedPart, 'part'>) {
  return queries
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.orderKey, part.orderKey), eq(orderLines.shopKey, part.shopKey)))
    .orderBy(asc(orderLines.position));
}

interface Reading {
  readonly now: Date;
  readonly mayWrite: boolean;
}

async function describeFulfilment(
  queries: Queries,
  invoiced: InvoicedPart,
  { now, mayWrite }: Reading,
): Promise<ShopFulfilment> {
  const { part, shop } = invoiced;
  const steps = await requireSteps(queries, invoiced);
  const lines = await findLinesOf(queries, invoiced);
  const pieces = countPieces(steps, lines);
  const { pickup } = steps;
  return {
    ...{ state: steps.state, kind: part.delivery.choice.kind, country: shop.country, mayWrite },
    lines: lines.map(({ variantId, title, values, quantity, isCounted }) => {
      const found = pieces.find((one) => one.variantId === variantId);
      const { sent = 0, returned = 0, unsent = 0 } = found ?? {};
      return { item: variantId, title, values, quantity, sent, returned, unsent, isCounted };
    }),
    parcels: steps.parcels.map((parcel) => ({
      ...describeParcel(parcel),
      undoUntil: undoEnd(parcel, now),
    })),
    pickup: pickup
      ? {
          readyAt: pickup.readyAt.toISOString(),
          pickedUpAt: pickup.pickedUpAt?.toISOString() ?? null,
        }
      : null,
    returns: steps.returns.map(({ id, returnedAt, isRestocked, lines: back }) => ({
      ...{ id, returnedAt: returnedAt.toISOString(), isRestocked, lines: describePieces(back) },
    })),
  };
}

function undoEnd(parcel: RecordedParcel, now: Date): string | null {
  const end = undoEndOf(parcel);
  return end && now < end ? end.toISOString() : null;
}
