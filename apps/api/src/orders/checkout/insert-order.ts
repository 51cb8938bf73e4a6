import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { partnerPageOf } from '../../platform/calls/partner-page.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { createOrderId } from '../order-id.ts';
import {
  type OrderGroupRow,
  type OrderRow,
  orderGroups,
  orderLines,
  orderShops,
  orders,
} from '../tables.ts';
import { lineRowsOf, type NewPart, shopRowOf } from './part-rows.ts';

/** What is about to be ordered. */
export interface NewOrder extends Pick<OrderRow, 'address'> {
  readonly groups: readonly NewGroup[];
  readonly parts: readonly Omit<NewPart, 'orderKey'>[];
}

type NewGroup = Pick<OrderGroupRow, 'id' | 'key' | 'currency' | 'amount' | 'accountId' | 'state'>;

/**
 * Stores an order of the caller’s with its payments and what its shops sell, by one statement: the
 * number of the order is known within that alone. Nothing of it is reserved or charged yet.
 */
export async function insertOrder(
  transaction: Queries,
  { address, groups, parts }: NewOrder,
  context: OperationContext,
): Promise<OrderRow> {
  const row = {
    id: createOrderId(),
    userId: requireMember(context.caller).userId,
    intention: intentionOf(context),
    placedOn: partnerPageOf(context),
    address,
    placedAt: context.clock.now(),
  };
  const placed = transaction
    .$with('placed')
    .as(transaction.insert(orders).values(row).returning({ key: orders.key }));
  const orderKey = sql<number>`(select ${placed.key} from ${placed})`;
  const paid = transaction.$with('paid').as(
    transaction
      .insert(orderGroups)
      .values(groups.map((group) => ({ ...group, orderKey })))
      .returning({ id: orderGroups.id }),
  );
  const ofShops = parts.map((part): NewPart => ({ ...part, orderKey }));
  const sellers = transaction
    .$with('sellers')
    .as(
      transaction
        .insert(orderShops)
        .values(ofShops.map(shopRowOf))
        .returning({ shopKey: orderShops.shopKey }),
    );
  const [stored] = await transaction
    .with(placed, paid, sellers)
    .insert(orderLines)
    .values(ofShops.flatMap(lineRowsOf))
    .returning({ key: orderLines.orderKey });
  if (!stored) throw new Error('The order was not stored.');
  return { ...row, key: stored.key };
}

/** The same intention of a person is one order. */
export function intentionOf({
  caller,
  idempotencyKey,
}: Pick<OperationContext, 'caller' | 'idempotencyKey'>): string {
  if (idempotencyKey === undefined) throw new Error('What takes money has a key.');
  const { userId } = requireMember(caller);
  return createHash('sha256').update(`order ${userId} ${idempotencyKey}`).digest('hex');
}
