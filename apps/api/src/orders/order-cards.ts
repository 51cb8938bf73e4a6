import { and, eq, inArray, sql } from 'drizzle-orm';
import type { CardUses } from '../billing/cards/card-uses.ts';
import { payments } from '../billing/tables.ts';
import { orderKind } from './order-kind.ts';
import { orderGroups } from './tables.ts';

/** Cards by which an order is being paid for. */
export const orderCards: CardUses = {
  async find(queries, paymentIds) {
    const { paymentMethodId, kind, subjectId, state } = payments;
    const rows = await queries
      .selectDistinct({ paymentId: paymentMethodId })
      .from(payments)
      .innerJoin(orderGroups, eq(sql`${orderGroups.id}::text`, subjectId))
      .where(
        and(
          eq(kind, orderKind),
          eq(orderGroups.state, 'open'),
          inArray(state, ['begun', 'needs-action']),
          inArray(paymentMethodId, [...paymentIds]),
        ),
      );
    return new Set(rows.map(({ paymentId }) => paymentId));
  },
};
