import { trackingPageOf } from '@boardwalk/sdk-core/orders/fulfilment/carriers';
import type { FulfilmentState } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type { SentParcel } from '@boardwalk/sdk-core/orders/fulfilment/part-schemas';
import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { orderGroups, orderShops } from '../tables.ts';
import { fulfilmentState } from './fulfilment-state.ts';
import {
  type OrderParcelRow,
  type OrderPickupRow,
  orderParcelLines,
  orderParcels,
  orderPickups,
  orderReturnLines,
  orderReturns,
} from './tables.ts';

interface LineRow {
  readonly variantId: number;
  readonly quantity: number;
}

type ReturnRow = typeof orderReturns.$inferSelect;

/** A parcel with what is in it. */
export type RecordedParcel = OrderParcelRow & { readonly lines: readonly LineRow[] };

/** What a shop has done for its part of an order, the oldest first. */
export interface PartSteps {
  readonly orderKey: number;
  readonly shopKey: number;
  readonly state: FulfilmentState;
  readonly parcels: readonly RecordedParcel[];
  readonly pickup: OrderPickupRow | undefined;
  readonly returns: readonly (ReturnRow & { readonly lines: readonly LineRow[] })[];
}

/** What became of each paid part of these orders; parcels that were withdrawn are left out. */
export async function findSteps(
  queries: Queries,
  orderKeys: readonly number[],
): Promise<readonly PartSteps[]> {
  if (orderKeys.length === 0) return [];
  const keys = [...orderKeys];
  const { orderKey, shopKey } = orderShops;
  const parts = await queries
    .select({ orderKey, shopKey, state: fulfilmentState })
    .from(orderShops)
    .innerJoin(orderGroups, eq(orderGroups.id, orderShops.groupId))
    .where(and(inArray(orderKey, keys), inArray(orderGroups.state, ['paid', 'refunded'])));
  // Of what nobody has begun to send there are no rows.
  if (parts.every(({ state }) => state === 'toSend')) {
    return parts.map((part) => ({ ...part, parcels: [], pickup: undefined, returns: [] }));
  }
  const parcels = await findParcels(queries, keys);
  const returns = await findReturns(queries, keys);
  const pickups = await queries
    .select()
    .from(orderPickups)
    .where(inArray(orderPickups.orderKey, keys));
  return parts.map((part) => {
    const isOf = (row: Pick<PartSteps, 'orderKey' | 'shopKey'>) =>
      row.orderKey === part.orderKey && row.shopKey === part.shopKey;
    return {
      ...part,
      parcels: parcels.filter(isOf),
      pickup: pickups.find(isOf),
      returns: returns.filter(isOf),
    };
  });
}

async function findParcels(queries: Queries, keys: number[]): Promise<RecordedParcel[]> {
  const rows = await queries
    .select()
    .from(orderParcels)
    .where(and(inArray(orderParcels.orderKey, keys), isNull(orderParcels.undoneAt)))
    .orderBy(asc(orderParcels.sentAt), asc(orderParcels.id));
  const lines = await queries
    .select()
    .from(orderParcelLines)
    .where(inArray(orderParcelLines.orderKey, keys))
    .orderBy(asc(orderParcelLines.variantId));
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ parcelId }) => parcelId === row.id),
  }));
}

async function findReturns(queries: Queries, keys: number[]) {
  const rows = await queries
    .select()
    .from(orderReturns)
    .where(inArray(orderReturns.orderKey, keys))
    .orderBy(asc(orderReturns.returnedAt), asc(orderReturns.id));
  const lines = await queries
    .select()
    .from(orderReturnLines)
    .where(inArray(orderReturnLines.orderKey, keys))
    .orderBy(asc(orderReturnLines.variantId));
  return rows.map((row) => ({
    ...row,
    lines: lines.filter(({ returnId }) => returnId === row.id),
  }));
}

/** How many pieces of each line left the shop, and came back, by variant. */
export function countPieces(steps: PartSteps, lines: readonly LineRow[]) {
  const sum = (rows: readonly { readonly lines: readonly LineRow[] }[], variantId: number) =>
    rows
      .flatMap((row) => row.lines.filter((line) => line.variantId === variantId))
      .reduce((all, { quantity }) => all + quantity, 0);
  return lines.map(({ variantId, quantity }) => ({
    variantId,
    quantity,
    sent: steps.pickup?.pickedUpAt ? quantity : sum(steps.parcels, variantId),
    returned: sum(steps.returns, variantId),
  }));
}

/** A parcel as the contract has it. */
export function describeParcel(row: RecordedParcel): SentParcel {
  const { id, carrier, number, sentAt, deliveredAt, lines } = row;
  return {
    ...{ id, carrier, number, page: trackingPageOf(row) },
    sentAt: sentAt.toISOString(),
    deliveredAt: deliveredAt?.toISOString() ?? null,
    lines: describePieces(lines),
  };
}

/** Pieces as the contract has them. */
export function describePieces(lines: readonly LineRow[]) {
  return lines.map(({ variantId, quantity }) => ({ item: variantId, quantity }));
}
