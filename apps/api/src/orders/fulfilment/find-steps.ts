import { trackingPageOf } from '@boardwalk/sdk-core/orders/fulfilment/carriers';
import type { FulfilmentState } from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import type { SentParcel } from '@boardwalk/sdk-core/orders/fulfilment/part-schemas';
import { and, asc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { orderRefundLines } from '../refunds/tables.ts';
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
  /** Pieces that were refunded before they were sent. */
  readonly unsent: readonly LineRow[];
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
  const unsent = await findUnsent(queries, keys);
  // Of what nobody has begun to send there are no other rows.
  if (parts.every(({ state }) => state === 'toSend')) {
    return parts.map((part) => ({
      ...{ ...part, parcels: [], pickup: undefined, returns: [] },
      unsent: unsent.filter(({ orderKey: order }) => order === part.orderKey),
    }));
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
      unsent: unsent.filter(({ orderKey: order }) => order === part.orderKey),
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

/** Pieces that were refunded before they were sent, of all shops of these orders. */
function findUnsent(queries: Queries, keys: number[]) {
  const { orderKey, variantId, unsent } = orderRefundLines;
  return queries
    .select({ orderKey, variantId, quantity: unsent })
    .from(orderRefundLines)
    .where(and(inArray(orderKey, keys), gt(unsent, 0)));
}

/** How many pieces of each line left the shop, came back, or are not sent at all, by variant. */
export function countPieces(steps: PartSteps, lines: readonly LineRow[]) {
  const sum = (rows: readonly { readonly lines: readonly LineRow[] }[], variantId: number) =>
    rows
      .flatMap((row) => row.lines.filter((line) => line.variantId === variantId))
      .reduce((all, { quantity }) => all + quantity, 0);
  return lines.map(({ variantId, quantity }) => {
    const unsent = sum([{ lines: steps.unsent }], variantId);
    return {
      ...{ variantId, quantity, unsent, returned: sum(steps.returns, variantId) },
      sent: steps.pickup?.pickedUpAt ? quantity - unsent : sum(steps.parcels, variantId),
    };
  });
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
