import type * as schemas from '@boardwalk/sdk-core/account/schemas';
import type { EndpointRequest, EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { inEqualTime } from '../platform/equal-time.ts';
import type { OperationContext } from '../platform/operation.ts';
import { issueConfirmation } from './issue-confirmation.ts';
import { hasMailAllowance } from './mail-allowance.ts';
import { accountTokens, users } from './tables.ts';

/** Mails a new link to the address that registered last; the same answer where none waits. */
export function resendConfirmation(
  { body }: EndpointRequest<typeof schemas.resendConfirmation>,
  context: OperationContext,
): Promise<EndpointResponse<typeof schemas.resendConfirmation>> {
  return inEqualTime(() =>
    context.database.transaction(async (transaction) => {
      const isAllowed = await hasMailAllowance(transaction, body.email, context.clock.now());
      const waiting = await findWaiting(transaction, body.email);
      if (isAllowed && waiting) await issueConfirmation(transaction, waiting, true, context);
      return null;
    }),
  );
}

async function findWaiting(transaction: Queries, email: string) {
  const [waiting] = await transaction
    .select({
      userId: users.id,
      // Whoever waits has registered, and so has one.
      username: sql<string>`${users.username}`,
      locale: users.locale,
      email: accountTokens.email,
    })
    .from(accountTokens)
    .innerJoin(users, eq(users.id, accountTokens.userId))
    .where(
      and(
        sql`lower(${accountTokens.email}) = ${email.toLowerCase()}`,
        eq(accountTokens.purpose, 'confirm-account'),
        eq(users.state, 'unconfirmed'),
      ),
    )
    .orderBy(desc(accountTokens.createdAt))
    .limit(1);
  return waiting;
}
