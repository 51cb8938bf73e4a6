import type * as schemas from '@boardwalk/sdk-core/admin/trail/schemas';
import type { ReadingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { and, desc, eq, lt, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { describePerson, personColumnsOf } from '../../access/person-columns.ts';
import { hiddenReadings } from '../../access/tables.ts';
import { users } from '../../account/tables.ts';
import type { Handler } from '../../platform/domain.ts';

const readers = alias(users, 'readers');
const roles = alias(users, 'roles');
const subjects = alias(users, 'subjects');

export const listReadings: Handler<typeof schemas.listReadings> = async (
  { query: { before, person, size } },
  { database },
) => {
  const { id, readerId, actingAs, subjectId } = hiddenReadings;
  const rows = await database
    .select({
      reading: hiddenReadings,
      reader: personColumnsOf(readers),
      actingAs: personColumnsOf(roles),
      subject: personColumnsOf(subjects),
    })
    .from(hiddenReadings)
    .leftJoin(readers, eq(readers.id, readerId))
    .leftJoin(roles, eq(roles.id, actingAs))
    .leftJoin(subjects, eq(subjects.id, subjectId))
    .where(
      and(
        before === undefined ? undefined : lt(id, before),
        person === undefined ? undefined : or(eq(readerId, person), eq(subjectId, person)),
      ),
    )
    .orderBy(desc(id))
    .limit(size + 1);
  const items = rows.slice(0, size).map(({ reading, ...people }) => ({
    // The id is that of a row.
    id: reading.id as ReadingId,
    at: reading.at.toISOString(),
    reader: people.reader && describePerson(people.reader),
    actingAs: people.actingAs && describePerson(people.actingAs),
    endpoint: reading.endpoint,
    subject: people.subject && describePerson(people.subject),
    reason: reading.reason,
    outcome: reading.outcome,
  }));
  return { items, next: rows.length > size ? (items.at(-1)?.id ?? null) : null };
};
