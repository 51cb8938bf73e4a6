import { accountStates } from '@boardwalk/sdk-core/access/account-states';
import type * as schemas from '@boardwalk/sdk-core/admin/accounts/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq } from 'drizzle-orm';
import { describePerson, personColumns } from '../../access/person-columns.ts';
import { users } from '../../account/tables.ts';
import type { Handler } from '../../platform/domain.ts';

export const readAccount: Handler<typeof schemas.readAccount> = async (
  { params: { id } },
  { database },
) => {
  const { username, state, createdAt } = users;
  const [row] = await database
    .select({ ...personColumns, username, state, createdAt })
    .from(users)
    .where(eq(users.id, id));
  // A deleted account is nobody's any more, and of some people only a listing is known.
  const known = accountStates.find((one) => one === row?.state);
  if (!row?.username || !known) throw new Problem('not-found', 'There is no such user.');
  return {
    user: describePerson(row),
    username: row.username,
    state: known,
    since: row.createdAt.toISOString(),
  };
};
