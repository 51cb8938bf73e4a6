import type * as schemas from '@boardwalk/sdk-core/account/schemas';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { and, eq } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import type { OperationContext } from '../platform/operation.ts';
import { brokenLink, takeMailedToken } from './mailed-token.ts';
import { memberships, users } from './tables.ts';
import { refusingTakenAddress } from './taken-address.ts';

/** Opens the account whose owner holds the mailed token; it joins the group it was opened for. */
export async function confirmAccount(
  { body }: EndpointRequest<typeof schemas.confirmAccount>,
  { database, clock, log }: OperationContext,
): Promise<EndpointResponse<typeof schemas.confirmAccount>> {
  const userId = await refusingTakenAddress(() =>
    database.transaction((transaction) => confirm(transaction, body.token, clock.now())),
  );
  log.info({ event: 'account-confirmed', userId }, 'somebody confirmed an address');
  return null;
}

async function confirm(transaction: Queries, token: string, now: Date): Promise<number> {
  const { userId, email } = await takeMailedToken(transaction, 'confirm-account', token, now);
  const [user] = await transaction
    .update(users)
    .set({ state: 'active', email })
    .where(and(eq(users.id, userId), eq(users.state, 'unconfirmed')))
    .returning({ joins: users.joins });
  if (!user) throw brokenLink();
  if (user.joins) {
    const membership = { userId, group: user.joins, createdAt: now };
    await transaction.insert(memberships).values(membership).onConflictDoNothing();
  }
  return userId;
}
