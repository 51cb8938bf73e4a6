import type * as schemas from '@boardwalk/sdk-core/orders/schemas';
import { desc, eq } from 'drizzle-orm';
import { partnerPageOf } from '../../platform/calls/partner-page.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireOwnOrder } from '../find-order.ts';
import { orders } from '../tables.ts';
import { describeOrder, summarizeOrders } from './describe-order.ts';

/** Reads an order of the caller's own. */
export const readOrder: Handler<typeof schemas.readOrder> = async ({ params: { id } }, context) => {
  const { database, clock, caller } = context;
  const order = await requireOwnOrder(database, id, context);
  const isInPerson = requireMember(caller).actorId === null;
  const showsCodes = isInPerson && partnerPageOf(context) === null;
  const described = await describeOrder(database, order, clock.now(), { showsCodes });
  // Who acts as its buyer does not learn where they live.
  return isInPerson ? described : { ...described, address: null };
};

/** Lists the caller's own orders, the latest first. */
export const listOrders: Handler<typeof schemas.listOrders> = async (
  { query: { start, size } },
  { database, caller, clock },
) => {
  const isOwn = eq(orders.userId, requireMember(caller).userId);
  const found = await database
    .select()
    .from(orders)
    .where(isOwn)
    .orderBy(desc(orders.placedAt), desc(orders.key))
    .offset(start)
    .limit(size);
  return {
    results: await summarizeOrders(database, found, clock.now()),
    total: await database.$count(orders, isOwn),
  };
};
