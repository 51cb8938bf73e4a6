import {
  type FulfilmentState,
  statesToSend,
} from '@boardwalk/sdk-core/orders/fulfilment/fulfilment-states';
import { inArray, type SQL, sql } from 'drizzle-orm';
import { orderRefundLines, orderRefunds } from '../refunds/tables.ts';
import { orderGroups, orderLines, orderShops } from '../tables.ts';
import {
  orderParcelLines,
  orderParcels,
  orderPickups,
  orderReturnLines,
  orderReturns,
} from './tables.ts';

type OfPart = typeof orderParcels | typeof orderPickups | typeof orderRefunds | typeof orderReturns;

const isOfPart = (table: OfPart) =>
  sql`${table.orderKey} = ${orderShops.orderKey} and ${table.shopKey} = ${orderShops.shopKey}`;

/** Pieces that were refunded before they were sent. */
const unsent = sql`(select coalesce(sum(${orderRefundLines.unsent}), 0) from ${orderRefundLines} join ${orderRefunds} on ${orderRefunds.id} = ${orderRefundLines.refundId} where ${isOfPart(orderRefunds)})`;

/** Pieces that the shop delivers. */
const bought = sql`((select sum(${orderLines.quantity}) from ${orderLines} where ${orderLines.orderKey} = ${orderShops.orderKey} and ${orderLines.shopKey} = ${orderShops.shopKey}) - ${unsent})`;

const sent = sql`(select coalesce(sum(${orderParcelLines.quantity}), 0) from ${orderParcelLines} join ${orderParcels} on ${orderParcels.id} = ${orderParcelLines.parcelId} where ${isOfPart(orderParcels)} and ${orderParcels.undoneAt} is null)`;

const isOnItsWay = sql`exists (select from ${orderParcels} where ${isOfPart(orderParcels)} and ${orderParcels.undoneAt} is null and ${orderParcels.deliveredAt} is null)`;

const isReady = sql`exists (select from ${orderPickups} where ${isOfPart(orderPickups)})`;

const isPickedUp = sql`exists (select from ${orderPickups} where ${isOfPart(orderPickups)} and ${orderPickups.pickedUpAt} is not null)`;

const returned = sql`(select coalesce(sum(${orderReturnLines.quantity}), 0) from ${orderReturnLines} join ${orderReturns} on ${orderReturns.id} = ${orderReturnLines.returnId} where ${isOfPart(orderReturns)})`;

/** Nothing leaves the shop once its payment went back. */
const isPaid = sql`${orderGroups.state} = 'paid'`;

/**
 * The state of a paid shop's part of an order, of `order_shops` joined with `order_groups`: out of dated
 * rows each time, so that it is stored nowhere.
 */
export const fulfilmentState: SQL<FulfilmentState> = sql<FulfilmentState>`case
  when ${returned} > 0 and ${returned} = case when ${isPickedUp} or ${isPaid} then ${bought} else ${sent} end then 'returned'
  when ${isPickedUp} then 'pickedUp'
  when ${sent} = 0 and (${bought} = 0 or not ${isPaid}) then 'cancelled'
  when ${isReady} then 'ready'
  when ${sent} = 0 then 'toSend'
  when ${sent} < ${bought} and ${isPaid} then 'sentInPart'
  when ${isOnItsWay} then 'sent'
  else 'delivered'
end`;

/** Parts in a state; what is sent in part is to send too. */
export function isInState(state: FulfilmentState): SQL {
  const states = state === 'toSend' ? statesToSend : ([state] as const);
  return inArray(fulfilmentState, [...states]);
}
