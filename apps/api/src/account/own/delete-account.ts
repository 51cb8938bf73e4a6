import type * as schemas from '@boardwalk/sdk-core/account/security/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
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
    const holders = extensions.all(personalData).toReversed();
    if (!body.givesUpLicenses) {
      for (const holder of holders) {
        if (await holder.hasPaidFor?.(transaction, owner.id, clock.now())) throw stillPaidFor();
      }
    }
    for (const holder of holders) await holder.erase(transaction, owner.id, clock.now());
    await writeToOwner(transaction, owner, accountDeletedMail, context, {});
    log.info({ event: 'account-deleted', userId: owner.id }, 'somebody deleted their account');
  });
  sessionCookie.clear();
  return null;
};

function stillPaidFor(): Problem {
  const sentence = 'Licences for boards run. They end with the account, and nothing is refunded.';
  return new Problem('licensed', sentence);
}
