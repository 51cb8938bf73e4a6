import type * as schemas from '@boardwalk/sdk-core/account/security/schemas';
import type { Handler } from '../../platform/domain.ts';
import { personalData } from '../../platform/personal-data.ts';
import { accountDeletedMail } from '../mail/security-mail-templates.ts';
import { writeToOwner } from '../mail/write-to-owner.ts';
import { requireAnotherAdministrator } from '../memberships/require-another-administrator.ts';
import { withBothFactors } from '../two-step/with-both-factors.ts';

/** Closes the account for good; every domain lets go of what it holds of the person. */
export const deleteAccount: Handler<typeof schemas.deleteAccount> = async ({ body }, context) => {
  const { extensions, clock, sessionCookie, log } = context;
  await withBothFactors(context, body, async (transaction, owner) => {
    await requireAnotherAdministrator(transaction, owner.id);
    // Those that build on others go first.
    for (const holder of extensions.all(personalData).toReversed()) {
      await holder.erase(transaction, owner.id, clock.now());
    }
    await writeToOwner(transaction, owner, accountDeletedMail, context, {});
    log.info({ event: 'account-deleted', userId: owner.id }, 'somebody deleted their account');
  });
  sessionCookie.clear();
  return null;
};
