import type * as schemas from '@boardwalk/sdk-core/access/invitations/schemas';
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { citiesOf } from '../../account/memberships/cities-of.ts';
import { users } from '../../account/tables.ts';
import type { Handler } from '../../platform/domain.ts';
import { requireGroupAdministration } from '../groups/require-group-administration.ts';
import { describePerson, personColumns } from '../person-columns.ts';
import { invitations } from '../tables.ts';

/** Invitations that time has not ended; tokens are in their mails alone. */
export const listInvitations: Handler<typeof schemas.listInvitations> = async (
  { params: { g: group }, query: { start, size } },
  context,
) => {
  requireGroupAdministration(context, group);
  const { database, clock } = context;
  const { id, email, actions, endsAt, cities, createdAt, expiresAt } = invitations;
  const isWaiting = and(
    eq(invitations.group, group),
    isNull(invitations.acceptedAt),
    gt(expiresAt, clock.now()),
  );
  const rows = await database
    .select({
      id,
      email,
      permissions: actions,
      endsAt,
      cities,
      createdAt,
      expiresAt,
      by: personColumns,
    })
    .from(invitations)
    .innerJoin(users, eq(users.id, invitations.invitedBy))
    .where(isWaiting)
    .orderBy(desc(createdAt), id)
    .offset(start)
    .limit(size);
  return {
    items: rows.map((row) => ({
      id: row.id,
      email: row.email,
      permissions: row.permissions,
      endsAt: row.endsAt?.toISOString() ?? null,
      ...citiesOf(group, row.cities),
      invitedBy: describePerson(row.by),
      since: row.createdAt.toISOString(),
      expiresAt: row.expiresAt.toISOString(),
    })),
    total: await database.$count(invitations, isWaiting),
  };
};
