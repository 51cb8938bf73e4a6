import { and, eq, isNull, sql } from 'drizzle-orm';
import type { AddressUses } from '../../account/address-uses.ts';
import { objectInvitations } from '../tables.ts';

/** What somebody has sent to an address that is now their own would wait for nobody. */
export const invitationsOfOneself: AddressUses = {
  async handOver(transaction, { userId, email, confirmedAt }) {
    await transaction
      .update(objectInvitations)
      .set({ outcome: 'withdrawn', closedAt: confirmedAt })
      .where(
        and(
          eq(objectInvitations.invitedBy, userId),
          sql`lower(${objectInvitations.email}) = lower(${email})`,
          isNull(objectInvitations.outcome),
        ),
      );
  },
};
