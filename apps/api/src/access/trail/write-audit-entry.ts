import type { AuditEvent } from '@boardwalk/sdk-core/access/audit-events';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';
import { auditEntries } from '../tables.ts';

interface AuditEntry {
  readonly event: AuditEvent;
  /** Whose rights or account it is about, if it is somebody's with an account. */
  readonly subjectId: number | null;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Writes down what the caller does, in the transaction that does it. */
export async function writeAuditEntry(
  queries: Queries,
  { caller, clock, log }: Pick<OperationContext, 'caller' | 'clock' | 'log'>,
  { event, subjectId, detail = {} }: AuditEntry,
): Promise<void> {
  const { userId, actorId } = requireMember(caller);
  await queries.insert(auditEntries).values({
    at: clock.now(),
    actorId: actorId ?? userId,
    actingAs: actorId === null ? null : userId,
    event,
    subjectId,
    detail,
  });
  log.info({ event, actorId: actorId ?? userId, subjectId }, 'rights were changed');
}
