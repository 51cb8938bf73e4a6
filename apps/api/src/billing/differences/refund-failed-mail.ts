import { createMoneyFormatter } from '@boardwalk/sdk-core/vocabulary/money/money';
import { adminPayments } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { and, eq, sql } from 'drizzle-orm';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { MailTemplate } from '../../platform/mail/mail-template.ts';
import { trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { notifyAdministrators } from '../notify-administrators.ts';
import { payments } from '../tables.ts';

/** To administrators, once for each refund that has failed. */
export const refundFailedMail = {
  name: 'refund-failed',
  values: ['amount', 'intentId', 'paymentId', 'link'],
  texts: {
    en: {
      subject: 'A refund has failed',
      body: `The bank did not take a refund{% if amount != "" %} of **{{ amount }}**{% endif %}, so the money is with the payment provider again. Whoever paid has not got it back.

Payment {{ paymentId }}, at the provider {{ intentId }}

[Give it back once more, or settle it by hand]({{ link }})`,
    },
    fr: {
      subject: 'Un remboursement a échoué',
      body: `La banque n’a pas accepté un remboursement{% if amount != "" %} de **{{ amount }}**{% endif %}\u00a0: l’argent est de nouveau chez le fournisseur de paiement. La personne qui a payé ne l’a pas récupéré.

Paiement {{ paymentId }}, chez le fournisseur {{ intentId }}

[Rembourser de nouveau ou régler à la main]({{ link }})`,
    },
  },
} as const satisfies MailTemplate;

interface FailedRefund {
  /** The provider's number of the charge. */
  readonly providerId: string | null;
  /** Our own of the payment. */
  readonly ownId: string | null;
}

/** Writes to administrators that money which was to go back is here again. */
export async function sendRefundFailedMail(
  transaction: Queries,
  { clock, configuration }: Pick<Platform, 'clock' | 'configuration'>,
  { providerId, ownId }: FailedRefund,
): Promise<void> {
  const { amount, currency, id, intentId } = payments;
  // A charge that was none of a payment's own has another amount, maybe.
  const [payment] = await transaction
    .select({ amount, currency })
    .from(payments)
    .where(and(eq(sql`${id}::text`, String(ownId)), eq(intentId, String(providerId))));
  await notifyAdministrators(
    transaction,
    {
      template: refundFailedMail,
      values: (locale) => ({
        amount: trustedMailText(payment ? createMoneyFormatter(locale)(payment) : ''),
        intentId: trustedMailText(String(providerId)),
        paymentId: trustedMailText(String(ownId)),
        link: pageLink(configuration, adminPayments({}).path),
      }),
    },
    clock.now(),
  );
}
