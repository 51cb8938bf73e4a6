import { and, eq, exists, inArray, type SQL } from 'drizzle-orm';
import { countsAt } from '../../account/memberships/membership-conditions.ts';
import { memberships, users } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { embedSites } from '../tables.ts';

/** Whose members register sites; administrators may what any group may. */
const registrants = ['partners', 'merchants', 'administrators'] as const;

/** Whether the owner of a site may register sites at this moment: only then do its keys work. */
export function ownerIsEntitled(queries: Queries, now: Date): SQL {
  return exists(
    queries
      .select({ id: users.id })
      .from(users)
      .innerJoin(memberships, eq(memberships.userId, users.id))
      .where(
        and(
          eq(users.id, embedSites.ownerId),
          eq(users.state, 'active'),
          inArray(memberships.group, [...registrants]),
          countsAt(now),
        ),
      ),
  );
}
