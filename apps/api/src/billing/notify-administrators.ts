import type { Locale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { and, eq, isNotNull } from 'drizzle-orm';
import { countsAt } from '../account/memberships/membership-conditions.ts';
import { memberships, users } from '../account/tables.ts';
import type { Queries } from '../platform/database/database.ts';
import type { MailTemplate, MailValues } from '../platform/mail/mail-template.ts';
import { queueMail } from '../platform/mail/queue-mail.ts';

interface Told<Value extends string> {
  readonly template: MailTemplate<Value>;
  readonly values: (locale: Locale) => MailValues<Value>;
}

/** Writes to each administrator, in the transaction that stores what they are notified of. */
export async function notifyAdministrators<Value extends string>(
  transaction: Queries,
  { template, values }: Told<Value>,
  now: Date,
): Promise<void> {
  const { email, locale, state } = users;
  const readers = await transaction
    .select({ email, locale })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      and(
        eq(memberships.group, 'administrators'),
        countsAt(now),
        eq(state, 'active'),
        isNotNull(email),
      ),
    );
  for (const reader of readers) {
    if (reader.email === null) continue;
    const mail = { template, to: reader.email, locale: reader.locale };
    await queueMail(transaction, { ...mail, values: values(reader.locale) }, now);
  }
}
