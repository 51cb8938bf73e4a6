import type * as schemas from '@boardwalk/sdk-core/account/recovery/schemas';
import { and, asc, eq, not } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { requireAccountAt } from '../find-account.ts';
import { findMailedToken } from '../mail/mailed-token.ts';
import { describePasskey } from '../passkeys/describe-passkey.ts';
import { grantedAccess } from '../recovery/granted-access.ts';
import { isOver } from '../sessions/session-conditions.ts';
import { passkeys, sessions } from '../tables.ts';
import { requiresSecondStep } from '../two-step/two-factor-code.ts';

/**
 * Reads what else has access to an account, for a user who chooses a new password by a mailed link.
 */
export const readAccountAccess: Handler<typeof schemas.readAccountAccess> = async (
  { body },
  { database, clock, extensions },
) => {
  const now = clock.now();
  const found = await findMailedToken(database, 'reset-password', body.token, now);
  const { id, username } = await requireAccountAt(database, found);
  const keys = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, id))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  const agreements = await Promise.all(
    extensions.all(grantedAccess).map((access) => access.list(database, id)),
  );
  return {
    username,
    hasTwoFactor: await requiresSecondStep(database, id),
    sessions: await database.$count(sessions, and(eq(sessions.userId, id), not(isOver(now)))),
    passkeys: keys.map(describePasskey),
    agreements: agreements.flat().map(({ id: agreementId, name, origin, since }) => ({
      id: agreementId,
      name,
      origin,
      since: since.toISOString(),
    })),
  };
};
