import { and, count, gt, inArray, sql } from 'drizzle-orm';
import type { Queries } from '../platform/database.ts';
import { mails } from '../platform/tables.ts';
import {
  addressInUseMail,
  confirmAccountMail,
  resetPasswordMail,
  usernameMail,
} from './mail-templates.ts';
import { addressTakenMail, changeEmailMail } from './security-mail-templates.ts';

/** Mail that anybody can have sent to anybody, by typing an address. */
const askedByAnybody = [
  confirmAccountMail,
  addressInUseMail,
  resetPasswordMail,
  usernameMail,
  changeEmailMail,
  addressTakenMail,
];

const perHour = 5;
const hourMs = 3_600_000;

/**
 * Whether one more of these mails may go to an address, which gets five of them an hour at most. Whoever asks
 * next waits until the transaction ends, so that two at once count as two.
 */
export async function hasMailAllowance(
  transaction: Queries,
  email: string,
  now: Date,
  templates: readonly { readonly name: string }[] = askedByAnybody,
): Promise<boolean> {
  const address = email.toLowerCase();
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${address}, 0))`);
  const [recent] = await transaction
    .select({ count: count() })
    .from(mails)
    .where(
      and(
        sql`lower(${mails.recipient}) = ${address}`,
        gt(mails.createdAt, new Date(now.getTime() - hourMs)),
        inArray(
          mails.template,
          templates.map(({ name }) => name),
        ),
      ),
    );
  return recent !== undefined && recent.count < perHour;
}
