import * as z from 'zod/mini';
import { auditEvents } from '../access/audit-events.ts';
import { personSummary } from '../access/person-schemas.ts';
import { auditEntryId, readingId } from '../vocabulary/ids.ts';

const instant = z.iso.datetime();

/** What was done to somebody's rights or account, or as somebody else. */
export const auditEntry = z.strictObject({
  id: auditEntryId,
  at: instant,
  event: z.enum(auditEvents),
  /** Null, as the others, for a person whose account is gone. */
  actor: z.nullable(personSummary),
  /** As whom the actor acted, if as somebody else. */
  actingAs: z.nullable(personSummary),
  subject: z.nullable(personSummary),
  detail: z.record(z.string(), z.unknown()),
  /** Status of a call that was made while acting; null where it is none, or nobody knows. */
  outcome: z.nullable(z.int()),
});
export type AuditEntry = z.output<typeof auditEntry>;

/** An administrator's look at what is hidden from others. */
export const reading = z.strictObject({
  id: readingId,
  at: instant,
  /** Null, as the others, for a person whose account is gone. */
  reader: z.nullable(personSummary),
  /** As whom the reader acted, if as somebody else. */
  actingAs: z.nullable(personSummary),
  /** Name of the endpoint in the contract. */
  endpoint: z.string(),
  /** The person it is about, if it is about one person. */
  subject: z.nullable(personSummary),
  /** Why they acted. */
  reason: z.nullable(z.string()),
  /** Status of the answer; null where nobody knows. */
  outcome: z.nullable(z.int()),
});
export type Reading = z.output<typeof reading>;
