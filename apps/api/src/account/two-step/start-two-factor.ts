import type * as schemas from '@boardwalk/sdk-core/account/two-step/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import type { Handler } from '../../platform/domain.ts';
import { twoFactors } from '../tables.ts';
import {
  createSecret,
  describeSecret,
  requiresSecondStep,
  secretContext,
} from './two-factor-code.ts';
import { withPassword } from './with-both-factors.ts';

/** Makes a secret in place of one that no code has confirmed. */
export const startTwoFactor: Handler<typeof schemas.startTwoFactor> = async ({ body }, context) => {
  const { clock, secrets } = context;
  const secret = createSecret();
  return withPassword(context, body, async (transaction, owner) => {
    if (await requiresSecondStep(transaction, owner.id)) throw isOnAlready();
    const fresh = {
      sealedSecret: secrets.seal(secret, secretContext(owner.id)),
      createdAt: clock.now(),
      lastStep: 0,
    };
    await transaction
      .insert(twoFactors)
      .values({ userId: owner.id, ...fresh })
      .onConflictDoUpdate({ target: twoFactors.userId, set: fresh });
    return { secret, uri: describeSecret(secret, owner.username) };
  });
};

function isOnAlready(): Problem {
  return new Problem('conflict', 'Two-step sign-in is on already.');
}
