import { writeAuditEntry } from '../../access/trail/write-audit-entry.ts';
import type { StoredListing } from '../../listings/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';

interface ForeignDeed {
  readonly event: 'listing-changed' | 'listing-deleted';
  /** As it was before. */
  readonly row: Pick<StoredListing, 'id' | 'kind' | 'ownerId'>;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/**
 * Writes down what an administrator does, in their own name, to a listing of somebody else. What
 * people do to whom its owner gave rights to it, the owner has agreed to.
 */
export async function auditAdministratorAction(
  transaction: Queries,
  context: OperationContext,
  { event, row, detail }: ForeignDeed,
): Promise<void> {
  const { userId, groups } = requireMember(context.caller);
  if (userId === row.ownerId || !groups.has('administrators')) return;
  await writeAuditEntry(transaction, context, {
    event,
    subjectId: row.ownerId,
    detail: { objectType: row.kind, objectId: String(row.id), ...detail },
  });
}
