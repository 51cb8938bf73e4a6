import type { DisputeStatus } from '@boardwalk/sdk-core/billing/disputes/dispute-terms';
import { writeDisputedAmount } from '@boardwalk/sdk-core/billing/disputes/disputed-amount';
import { adminPayments } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { createDateFormatter } from '@boardwalk/sdk-core/vocabulary/time/dates';
import type { Platform } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import { trustedMailText } from '../../platform/mail/safe-mail-text.ts';
import { pageLink } from '../../platform/mail/site-link.ts';
import { notifyAdministrators } from '../notify-administrators.ts';
import { disputeMail } from './dispute-mail.ts';
import type { paymentDisputes } from './tables.ts';

/** Which of its sentences the mail says. */
const told: Readonly<Record<DisputeStatus, string>> = {
  'needs-response': 'open',
  'under-review': 'open',
  won: 'won',
  lost: 'lost',
  inquiry: 'inquiry',
  'inquiry-closed': 'over',
  prevented: 'over',
  unknown: 'open',
};

/** Writes to administrators that a dispute has begun, or how it has ended. */
export function reportDispute(
  transaction: Queries,
  { clock, configuration }: Pick<Platform, 'clock' | 'configuration'>,
  {
    status,
    amount,
    currency,
    reason,
    respondBy,
    id,
    chargeId,
  }: typeof paymentDisputes.$inferSelect,
): Promise<void> {
  const isAsked = told[status] === 'open' || told[status] === 'inquiry';
  return notifyAdministrators(
    transaction,
    {
      template: disputeMail,
      values: (locale) => ({
        status: trustedMailText(told[status]),
        amount: trustedMailText(writeDisputedAmount(locale, amount, currency)),
        reason: trustedMailText(reason),
        respondBy: trustedMailText(
          isAsked && respondBy ? createDateFormatter(locale, 'UTC')(respondBy.toISOString()) : '',
        ),
        ...{ id: trustedMailText(id), chargeId: trustedMailText(chargeId) },
        link: pageLink(configuration, adminPayments({}).path),
      }),
    },
    clock.now(),
  );
}
