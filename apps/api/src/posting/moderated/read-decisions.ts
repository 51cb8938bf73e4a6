import {
  type ModeratorAction,
  moderatorActions,
} from '@boardwalk/sdk-core/posting/moderated/views';
import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import { describePerson, personColumns } from '../../access/person-columns.ts';
import { auditEntries } from '../../access/tables.ts';
import { users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';

/** What moderators did last to each of the listings of these owners, by the listings' numbers. */
export async function readDecisions(
  queries: Queries,
  ids: readonly number[],
  ownerIds: readonly number[],
) {
  const subject = sql<string>`${auditEntries.detail}->>'objectId'`;
  const rows = await queries
    .selectDistinctOn([subject], {
      listingId: subject,
      event: auditEntries.event,
      at: auditEntries.at,
      by: personColumns,
    })
    .from(auditEntries)
    .leftJoin(users, eq(users.id, auditEntries.actorId))
    .where(
      and(
        // The trail has an index by whom it is about.
        inArray(auditEntries.subjectId, [...ownerIds]),
        inArray(auditEntries.event, [...moderatorActions]),
        inArray(subject, ids.map(String)),
      ),
    )
    .orderBy(subject, desc(auditEntries.id));
  return new Map(
    rows.flatMap(({ listingId, event, at, by }) =>
      isModeratorDeed(event)
        ? [[Number(listingId), { deed: event, by: by && describePerson(by), at: at.toISOString() }]]
        : [],
    ),
  );
}

function isModeratorDeed(event: string): event is ModeratorAction {
  return moderatorActions.some((deed) => deed === event);
}
