import type * as schemas from '@boardwalk/sdk-core/licenses/mismatches/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq, isNull } from 'drizzle-orm';
import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { Handler } from '../../platform/domain.ts';
import { licenseAddressMismatches } from '../tables.ts';

/** Ends one for whoever comes first, and writes down who did. */
export const settleAddressMismatch: Handler<typeof schemas.settleAddressMismatch> = async (
  { params: { uuid } },
  context,
) => {
  const { database, clock } = context;
  const { licenseId, settledAt } = licenseAddressMismatches;
  await database.transaction(async (transaction) => {
    const settled = await transaction
      .update(licenseAddressMismatches)
      .set({ settledAt: clock.now() })
      .where(and(eq(licenseId, uuid), isNull(settledAt)))
      .returning({ licenseId });
    if (settled.length === 0) {
      const known = await transaction.$count(licenseAddressMismatches, eq(licenseId, uuid));
      throw known > 0
        ? new Problem('conflict', 'Somebody has looked into it already.')
        : new Problem('not-found', 'No billing address of this licence is to be looked into.');
    }
    await writeAuditEntry(transaction, context, {
      event: 'billing-address-settled',
      subjectId: null,
      detail: { license: uuid },
    });
  });
  return null;
};
