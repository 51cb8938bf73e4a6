import type * as schemas from '@boardwalk/sdk-core/account/sessions/schemas';
import type { EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { OperationContext } from '../../platform/calls/operation.ts';
import { signedOut } from '../../platform/calls/require-rule.ts';
import { describeUser } from '../describe-user.ts';

/**
 * Returns the signed-in user; `null` for a visitor, 401 for one whose session is over
 * (docs/architecture/contract.md#nobody-is-signed-in-and-401). The cookie of a session that is over
 * is removed here and nowhere else: a late answer to another call would remove the one that a
 * sign-in has set meanwhile. Nor is it removed where the session was just renewed, as this browser
 * is about to get the new token.
 */
export async function readCurrentUser(
  _: unknown,
  {
    caller,
    database,
    page,
    embedCookie,
    sessionCookie,
  }: Pick<OperationContext, 'caller' | 'database' | 'page' | 'embedCookie' | 'sessionCookie'>,
): Promise<EndpointResponse<typeof schemas.readCurrentUser>> {
  if (caller.kind === 'member') {
    const { userId, actorId, needsTwoStep, embed } = caller;
    const user = await describeUser(database, userId, actorId);
    return {
      ...user,
      ...(needsTwoStep && { needsTwoStep }),
      ...(embed && { scopes: [...embed.scopes] }),
    };
  }
  if (!caller.hasDeadSession) return null;
  if (caller.renewed) {
    throw new Problem('unavailable', 'Your session is being renewed.', { retryAfter: 1 });
  }
  const cookie = page ? embedCookie : sessionCookie;
  cookie.clear();
  throw signedOut(true);
}
