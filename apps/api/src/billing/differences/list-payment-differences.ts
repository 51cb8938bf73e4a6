import type * as schemas from '@boardwalk/sdk-core/billing/provider/schemas';
import { desc, sql } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { paymentDifferences } from '../tables.ts';

export const listPaymentDifferences: Handler<typeof schemas.listPaymentDifferences> = async (
  { query: { start, size } },
  { database },
) => {
  const { id, foundAt, endedAt } = paymentDifferences;
  const rows = await database
    .select()
    .from(paymentDifferences)
    .orderBy(sql`${endedAt} is not null`, desc(foundAt), id)
    .offset(start)
    .limit(size + 1);
  const items = rows.slice(0, size).map(({ seenAt: _, accountId: __, ...row }) => ({
    ...row,
    foundAt: row.foundAt.toISOString(),
    endedAt: row.endedAt?.toISOString() ?? null,
  }));
  return { items, hasMore: rows.length > size };
};
