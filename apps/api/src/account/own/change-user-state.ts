import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/database.ts';
import { users } from '../tables.ts';

type State = (typeof users.$inferSelect)['state'];

/** Moves an account from one state to another; one in a third state stays as it is. */
export async function changeUserState(
  queries: Queries,
  userId: number,
  { from, to }: { readonly from: State; readonly to: State },
): Promise<void> {
  const changed = await queries
    .update(users)
    .set({ state: to })
    .where(and(eq(users.id, userId), eq(users.state, from)))
    .returning({ id: users.id });
  if (changed.length > 0) return;
  const known = await queries.$count(users, eq(users.id, userId));
  if (known === 0) throw new Problem('not-found', 'There is no such user.');
  throw new Problem('conflict', `This account is not ${from}.`);
}
