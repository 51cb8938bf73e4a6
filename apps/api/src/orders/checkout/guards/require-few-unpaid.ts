import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { dayMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, countDistinct, eq, gt, inArray } from 'drizzle-orm';
import { payments } from '../../../billing/tables.ts';
import { carts } from '../../../cart/tables.ts';
import type { Queries } from '../../../platform/database/database.ts';
import { orderKind } from '../../order-kind.ts';
import { orderGroups, orders } from '../../tables.ts';

/** Orders of one person that may be open at once: as long as they are, nobody else buys their stock. */
const mostOpen = 3;

/** Payments of one person in a day that may come to nothing. */
const mostUnpaid = 30;

/** Locks somebody’s cart, so that of two payments that they begin at once each counts the other. */
export async function lockPurchases(transaction: Queries, userId: number): Promise<void> {
  await transaction
    .select({ id: carts.id })
    .from(carts)
    .where(eq(carts.userId, userId))
    .for('update');
}

/**
 * Refuses another order of somebody who pays for others at this moment, or has begun many and paid
 * none, so that nobody holds a shop's stock for nothing. Their cart is locked, so that each counts.
 */
export async function requireFewUnpaid(
  transaction: Queries,
  userId: number,
  now: Date,
): Promise<void> {
  const [open] = await transaction
    .select({ count: countDistinct(orderGroups.orderKey) })
    .from(orderGroups)
    .innerJoin(orders, eq(orders.key, orderGroups.orderKey))
    .where(and(eq(orders.userId, userId), eq(orderGroups.state, 'open')));
  if ((open?.count ?? 0) >= mostOpen) {
    const sentence = `You are paying for ${mostOpen} orders at this moment. Please finish or cancel one of them first.`;
    throw new Problem('conflict', sentence);
  }
  const unpaid = await transaction.$count(
    payments,
    and(
      eq(payments.userId, userId),
      eq(payments.kind, orderKind),
      inArray(payments.state, ['begun', 'needs-action', 'failed']),
      gt(payments.createdAt, new Date(now.getTime() - dayMs)),
    ),
  );
  if (unpaid < mostUnpaid) return;
  throw new Problem(
    'conflict',
    'Too many payments came to nothing today. Please try again tomorrow.',
  );
}
