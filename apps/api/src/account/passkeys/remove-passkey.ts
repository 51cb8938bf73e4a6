import type * as schemas from '@boardwalk/sdk-core/account/passkeys/schemas';
import { and, eq } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { sanitizeMailText } from '../../platform/mail/safe-mail-text.ts';
import { passkeyRemovedMail } from '../mail/security-mail-templates.ts';
import { securityLink } from '../mail/site-links.ts';
import { writeToOwner } from '../mail/write-to-owner.ts';
import { passkeys } from '../tables.ts';
import { withBothFactors } from '../two-step/with-both-factors.ts';
import { unknownPasskey } from './rename-passkey.ts';

export const removePasskey: Handler<typeof schemas.removePasskey> = async (
  { params: { passkeyId }, body },
  context,
) => {
  await withBothFactors(context, body, async (transaction, owner) => {
    const [removed] = await transaction
      .delete(passkeys)
      .where(and(eq(passkeys.id, passkeyId), eq(passkeys.userId, owner.id)))
      .returning({ name: passkeys.name });
    if (!removed) throw unknownPasskey();
    await writeToOwner(transaction, owner, passkeyRemovedMail, context, {
      name: sanitizeMailText(removed.name),
      securityLink: securityLink(context.configuration),
    });
    context.log.info({ event: 'passkey-removed', userId: owner.id }, 'a passkey was removed');
  });
  return null;
};
