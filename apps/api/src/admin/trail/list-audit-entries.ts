import type * as schemas from '@boardwalk/sdk-core/admin/trail/schemas';
import type { AuditEntryId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, desc, eq, lt } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { describePerson, personColumnsOf } from '../../access/person-columns.ts';
import { auditEntries } from '../../access/tables.ts';
import { users } from '../../account/tables.ts';
import type { Handler } from '../../platform/domain.ts';

const actors = alias(users, 'actors');
const roles = alias(users, 'roles');
const subjects = alias(users, 'subjects');

export const listAuditEntries: Handler<typeof schemas.listAuditEntries> = async (
  { query: { before, subject, size } },
  { database },
) => {
  const rows = await database
    .select({
      entry: auditEntries,
      actor: personColumnsOf(actors),
      actingAs: personColumnsOf(roles),
      subject: personColumnsOf(subjects),
    })
    .from(auditEntries)
    .leftJoin(actors, eq(actors.id, auditEntries.actorId))
    .leftJoin(roles, eq(roles.id, auditEntries.actingAs))
    .leftJoin(subjects, eq(subjects.id, auditEntries.subjectId))
    .where(
      and(
        before === undefined ? undefined : lt(auditEntries.id, before),
        subject === undefined ? undefined : eq(auditEntries.subjectId, subject),
      ),
    )
    .orderBy(desc(auditEntries.id))
    .limit(size + 1);
  const items = rows.slice(0, size).map(({ entry, ...people }) => ({
    // The id is that of a row.
    id: entry.id as AuditEntryId,
    at: entry.at.toISOString(),
    event: entry.event,
    actor: people.actor && describePerson(people.actor),
    actingAs: people.actingAs && describePerson(people.actingAs),
    subject: people.subject && describePerson(people.subject),
    detail: entry.detail,
    outcome: entry.outcome,
  }));
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
};
