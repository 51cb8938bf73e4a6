import type * as schemas from '@boardwalk/sdk-core/account/security/schemas';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { describePasskey } from '../passkeys/describe-passkey.ts';
import { passkeys, recoveryCodes, twoFactors, users } from '../tables.ts';
import { isOn } from '../two-step/two-factor-code.ts';

export const readSecurity: Handler<typeof schemas.readSecurity> = async (
  _,
  { caller, database },
) => {
  const { userId, needsTwoStep = false } = requireMember(caller);
  const left = database.$count(
    recoveryCodes,
    and(eq(recoveryCodes.userId, userId), isNull(recoveryCodes.usedAt)),
  );
  const [user] = await database
    .select({ email: users.email, since: twoFactors.confirmedAt, left })
    .from(users)
    .leftJoin(twoFactors, isOn(userId))
    .where(eq(users.id, userId));
  if (!user) throw new Error(`There is no user ${userId}, though a session is theirs.`);
  const rows = await database
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt), asc(passkeys.id));
  return {
    email: user.email,
    twoFactor: user.since && {
      since: user.since.toISOString(),
      recoveryCodesLeft: user.left,
    },
    passkeys: rows.map(describePasskey),
    needsTwoStep,
  };
};
