import type * as schemas from '@boardwalk/sdk-core/account/two-step/schemas';
import type { Handler } from '../../platform/domain.ts';
import { storeRecoveryCodes } from './store-recovery-codes.ts';
import { requireTwoFactor, withBothFactors } from './with-both-factors.ts';

export const renewRecoveryCodes: Handler<typeof schemas.renewRecoveryCodes> = async (
  { body },
  context,
) => {
  const recoveryCodes = await withBothFactors(
    context,
    body,
    async (transaction, { id }, hasTwoFactor) => {
      requireTwoFactor(hasTwoFactor);
      return storeRecoveryCodes(transaction, id);
    },
  );
  return { recoveryCodes };
};
