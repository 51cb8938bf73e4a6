import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { and, arrayContains, eq, or } from 'drizzle-orm';
import { countsAt } from '../../account/memberships/membership-conditions.ts';
import { memberships } from '../../account/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';

/** When the person stops looking after the group; null for never. */
export async function findAdministrationEnd(
  { database, clock }: Pick<OperationContext, 'database' | 'clock'>,
  userId: number,
  group: Group,
): Promise<Date | null> {
  const administration = arrayContains(memberships.actions, ['administration']);
  const rows = await database
    .select({ endsAt: memberships.endsAt })
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, userId),
        countsAt(clock.now()),
        or(
          eq(memberships.group, 'administrators'),
          and(eq(memberships.group, group), administration),
        ),
      ),
    );
  const ends = rows.flatMap(({ endsAt }) => (endsAt ? [endsAt.getTime()] : []));
  return ends.length < rows.length ? null : new Date(Math.max(0, ...ends));
}
