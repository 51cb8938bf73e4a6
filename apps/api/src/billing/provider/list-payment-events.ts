import type * as schemas from '@boardwalk/sdk-core/billing/provider/schemas';
import { desc, isNull } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { paymentEvents } from '../tables.ts';

export const listPaymentEvents: Handler<typeof schemas.listPaymentEvents> = async (
  { query: { show, start, size } },
  { database },
) => {
  const { receivedAt, number, handledAt } = paymentEvents;
  const rows = await database
    .select()
    .from(paymentEvents)
    .where(show === 'waiting' ? isNull(handledAt) : undefined)
    .orderBy(desc(receivedAt), desc(number))
    .offset(start)
    .limit(size + 1);
  return { items: rows.slice(0, size).map(describeEvent), hasMore: rows.length > size };
};

function describeEvent({
  customerId: _,
  accountId: __,
  ...event
}: typeof paymentEvents.$inferSelect) {
  return {
    ...event,
    happenedAt: event.happenedAt.toISOString(),
    receivedAt: event.receivedAt.toISOString(),
    handledAt: event.handledAt?.toISOString() ?? null,
  };
}
