import type * as schemas from '@boardwalk/sdk-core/licenses/mismatches/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { licenseAddressMismatches, licenses } from '../tables.ts';
import { wasPaid } from './was-paid.ts';

/** Settles a mismatch for the first caller, and records who did. */
export const settleAddressMismatch: Handler<typeof schemas.settleAddressMismatch> = async (
  { params: { uuid } },
  context,
) => {
  const { database, clock } = context;
  const { licenseId, settledAt } = licenseAddressMismatches;
  await database.transaction(async (transaction) => {
    const [listed] = await transaction
      .select({ settledAt })
      .from(licenseAddressMismatches)
      .innerJoin(licenses, eq(licenses.id, licenseId))
      .where(and(eq(licenseId, uuid), wasPaid()))
      .for('update', { of: licenseAddressMismatches });
    if (!listed) {
      throw new Problem('not-found', 'No billing address of this licence is to be looked into.');
    }
    if (listed.settledAt) throw new Problem('conflict', 'Somebody has looked into it already.');
    await transaction
      .update(licenseAddressMismatches)
      .set({ settledAt: clock.now() })
      .where(eq(licenseId, uuid));
    await writeAuditEntry(transaction, context, {
      event: 'billing-address-settled',
      subjectId: null,
      detail: { license: uuid },
    });
  });
  return null;
};
