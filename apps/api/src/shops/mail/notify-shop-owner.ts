import { shopSettings } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { longestReason, sanitizeMailText } from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { findReader } from '../../posting/life/find-reader.ts';
import type { ShopRow } from '../tables.ts';
import { shopDecisionMails } from './shop-decision-mails.ts';

interface Decision {
  readonly event: keyof typeof shopDecisionMails;
  readonly reason: string;
}

/** Writes to the owner of a shop what somebody else has decided, and why. */
export async function notifyShopOwner(
  transaction: Queries,
  { clock, configuration }: Pick<OperationContext, 'clock' | 'configuration'>,
  { id: shopId, ownerId, name }: Pick<ShopRow, 'id' | 'ownerId' | 'name'>,
  { event, reason }: Decision,
): Promise<void> {
  const reader = await findReader(transaction, ownerId);
  if (!reader) return;
  const values = {
    shop: sanitizeMailText(name),
    reason: sanitizeMailText(reason, longestReason),
    link: pageLink(configuration, shopSettings({ shopId }).path),
  };
  await queueMail(
    transaction,
    { ...reader, template: shopDecisionMails[event], values },
    clock.now(),
  );
}
