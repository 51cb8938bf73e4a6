import type * as schemas from '@boardwalk/sdk-core/billing/disputes/schemas';
import { desc, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { paymentDisputes } from './tables.ts';

export const listPaymentDisputes: Handler<typeof schemas.listPaymentDisputes> = async (
  { query: { start, size } },
  { database },
) => {
  const { id, openedAt, endedAt } = paymentDisputes;
  const rows = await database
    .select()
    .from(paymentDisputes)
    .orderBy(sql`${endedAt} is not null`, desc(openedAt), id)
    .offset(start)
    .limit(size + 1);
  const items = rows.slice(0, size).map(({ readAt: _, ...row }) => ({
    ...row,
    openedAt: row.openedAt.toISOString(),
    respondBy: row.respondBy?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
  return { items, hasMore: rows.length > size };
};
