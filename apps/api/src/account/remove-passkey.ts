import type * as schemas from '@boardwalk/sdk-core/account/schemas';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { requireMember } from '../platform/require-rule.ts';
import { requireAccount } from './find-account.ts';
import { unknownPasskey } from './rename-passkey.ts';
import { passkeyRemovedMail } from './security-mail-templates.ts';
import { securityLink } from './site-links.ts';
import { passkeys } from './tables.ts';
import { writeToOwner } from './write-to-owner.ts';

export const removePasskey: Handler<typeof schemas.removePasskey> = async (
  { params: { passkeyId } },
  context,
) => {
  const { userId } = requireMember(context.caller);
  await context.database.transaction(async (transaction) => {
    const [removed] = await transaction
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, userId)))
      .returning({ name: passkeys.name });
    if (!removed) throw unknownPasskey();
    const owner = await requireAccount(transaction, userId);
    await writeToOwner(transaction, owner, passkeyRemovedMail, context, {
      name: removed.name,
      securityLink: securityLink(context.configuration),
    });
  });
  context.log.info({ event: 'passkey-removed', userId }, 'somebody removed a passkey');
  return null;
};
