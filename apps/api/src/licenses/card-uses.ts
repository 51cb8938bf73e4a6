import { and, eq, inArray, or } from 'drizzle-orm';
import type { CardUses } from '../billing/cards/card-uses.ts';
import { isRunningSql } from './license-row.ts';
import { licenses } from './tables.ts';

/** Licences that are being paid for, and those that renew. */
export const licenseCards: CardUses = {
  async find(queries, paymentIds, now) {
    const rows = await queries
      .selectDistinct({ paymentId: licenses.paymentMethodId })
      .from(licenses)
      .where(
        and(
          inArray(licenses.paymentMethodId, [...paymentIds]),
          or(eq(licenses.state, 'PENDING'), and(isRunningSql(now), eq(licenses.renews, true))),
        ),
      );
    return new Set(rows.flatMap(({ paymentId }) => paymentId ?? []));
  },
};
