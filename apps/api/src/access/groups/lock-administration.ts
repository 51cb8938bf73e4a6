import type { Group } from '@boardwalk/sdk-core/vocabulary/groups';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { eq, sql } from 'drizzle-orm';
import { lockInTurn } from '../../account/lock-in-turn.ts';
import { administers } from '../../account/memberships/membership-conditions.ts';
import { users } from '../../account/tables.ts';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Queries } from '../../platform/database/database.ts';

/**
 * Until the transaction ends, nobody takes the caller's right over the group, nor changes the account
 * that they change; refuses where somebody has since the call came in. Of two who take each other's
 * rights at once, one does.
 */
export async function lockAdministration(
  transaction: Queries,
  { caller, clock }: Pick<OperationContext, 'caller' | 'clock'>,
  { group, about }: { readonly group: Group; readonly about: number },
): Promise<void> {
  const { userId } = requireMember(caller);
  await lockInTurn(transaction, [userId, about]);
  const [leader] = await transaction
    .select({ mayStill: sql<boolean>`${administers(users.id, group, clock.now())}` })
    .from(users)
    .where(eq(users.id, userId));
  if (!leader?.mayStill) throw new Problem('forbidden', 'You are not allowed to do this.');
}
