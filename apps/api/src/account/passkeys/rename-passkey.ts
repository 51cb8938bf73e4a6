import type * as schemas from '@boardwalk/sdk-core/account/passkeys/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { and, eq } from 'drizzle-orm';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { passkeys } from '../tables.ts';
import { describePasskey } from './describe-passkey.ts';

export const renamePasskey: Handler<typeof schemas.renamePasskey> = async (
  { params: { passkeyId }, body: { name } },
  { caller, database },
) => {
  const { userId } = requireMember(caller);
  const [renamed] = await database
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
    .returning();
  if (!renamed) throw unknownPasskey();
  return describePasskey(renamed);
};

/** The same for one that is somebody else’s. */
export function unknownPasskey(): Problem {
  return new Problem('not-found', 'There is no such passkey.');
}
