import { sellerRegistration } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { queueMail } from '../../platform/mail/queue-mail.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { findReader } from '../../posting/life/find-reader.ts';
import { nameTitles } from '../../posting/life/name-titles.ts';
import type { ShopRow } from '../tables.ts';
import { accountLostMail, payoutsReturnedMail, payoutsWithdrawnMail } from './payout-mails.ts';

/** What an account has become: paid again, not paid, or one that the provider lets us no more see. */
type AccountTurn = 'paid' | 'unpaid' | 'lost';

const templates = {
  paid: payoutsReturnedMail,
  unpaid: payoutsWithdrawnMail,
  lost: accountLostMail,
} as const;

interface Payouts {
  readonly ownerId: number;
  readonly shops: readonly Pick<ShopRow, 'name'>[];
  readonly turn: AccountTurn;
}

/** Writes to the owner of shops that they are away, or back, with their account. */
export async function notifyOwnerOfPayouts(
  transaction: Queries,
  { clock, configuration }: Pick<OperationContext, 'clock' | 'configuration'>,
  { ownerId, shops, turn }: Payouts,
): Promise<void> {
  const reader = await findReader(transaction, ownerId);
  if (!reader) return;
  const values = {
    shops: nameTitles(shops.map(({ name }) => name)),
    link: pageLink(configuration, sellerRegistration({}).path),
  };
  await queueMail(transaction, { ...reader, template: templates[turn], values }, clock.now());
}
