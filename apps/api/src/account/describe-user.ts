import type { CurrentUser } from '@boardwalk/sdk-core/account/sessions/current-user-schemas';
import type { UserId } from '@boardwalk/sdk-core/vocabulary/ids';
import { eq, inArray } from 'drizzle-orm';
import type { Queries } from '../platform/database/database.ts';
import { calledName } from './called-name.ts';
import { users } from './tables.ts';

/** A user as their own pages know them. */
export async function describeUser(
  queries: Queries,
  userId: UserId,
  actorId: UserId | null,
): Promise<CurrentUser> {
  const rows = await queries
    .select({
      id: users.id,
      firstName: users.firstName,
      username: users.username,
      picture: users.profilePictureId,
    })
    .from(users)
    .where(actorId === null ? eq(users.id, userId) : inArray(users.id, [userId, actorId]));
  const user = rows.find(({ id }) => id === userId);
  if (!user) throw new Error(`There is no user ${userId}, though a session is theirs.`);
  const actor = rows.find(({ id }) => id === actorId);
  return describeRow({ ...user, id: userId }, actor ? calledName(actor) : null);
}

interface UserRow {
  readonly id: UserId;
  readonly firstName: string;
  readonly username: string | null;
  readonly picture: string | null;
}

/** A user whose row was read already. */
export function describeRow(
  { id, firstName, username, picture }: UserRow,
  actor: string | null,
): CurrentUser {
  return {
    id,
    firstName: calledName({ firstName, username }),
    profilePicture: picture === null ? null : { path: `/media/${picture}` },
    actor,
  };
}
