import { and, eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { isDemoAddress } from '../demo-address.ts';
import { users } from '../tables.ts';

type User = typeof users.$inferSelect;

/** The demo's accounts have a password that everybody knows: live mode knows none of them. */
export function maySignIn(
  { state, email }: Pick<User, 'state' | 'email'>,
  { configuration }: Pick<OperationContext, 'configuration'>,
): boolean {
  if (state === 'disabled' || state === 'deleted') return false;
  return configuration.mode === 'demo' || !isDemoAddress(email);
}

/**
 * Whether a user may still sign in. A call that closes the account, or changes its password, waits
 * for this sign-in, and then ends its session too.
 */
export async function holdForSignIn(
  transaction: Queries,
  userId: number,
  context: Pick<OperationContext, 'configuration'>,
): Promise<boolean> {
  const [user] = await transaction
    .select({ state: users.state, email: users.email })
    .from(users)
    .where(and(eq(users.id, userId), eq(users.state, 'active')))
    .for('share');
  return user !== undefined && maySignIn(user, context);
}
