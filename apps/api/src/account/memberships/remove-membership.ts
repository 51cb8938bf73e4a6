import type { Action, Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { announce } from '../../platform/live/announce.ts';
import { memberships } from '../tables.ts';

/** Takes somebody out of a group; returns what they were allowed in it, or nothing where they were not in it. */
export async function removeMembership(
  queries: Queries,
  userId: number,
  group: Group,
): Promise<readonly Action[] | undefined> {
  const [removed] = await queries
    .delete(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.group, group)))
    .returning({ actions: memberships.actions });
  if (removed) await announce(queries, 'groups', userId);
  return removed?.actions;
}
