import type * as schemas from '@boardwalk/sdk-core/mailing/preferences/schemas';
import { asc, eq, sql } from 'drizzle-orm';
import { lockUser } from '../../account/lock-user.ts';
import { requireMember } from '../../platform/calls/require-rule.ts';
import type { Handler } from '../../platform/domain.ts';
import { mailHours, mailWaits } from '../tables.ts';
import { chooseFrequency } from './choose-frequency.ts';
import { findPreferences } from './find-preferences.ts';

/** Changes what is named; what waits already is looked at by the new choice. */
export const changeMailPreferences: Handler<typeof schemas.changeMailPreferences> = (
  { body: { kinds = [], timeZone, quietHours, dailyHour } },
  { database, caller, clock },
) => {
  const { userId } = requireMember(caller);
  return database.transaction(async (transaction) => {
    // Transactions that write mail to the user take turns with this one.
    await lockUser(transaction, userId);
    for (const { kind, frequency } of kinds) {
      await chooseFrequency(transaction, { userId, kind, frequency }, clock.now());
    }
    const hours = {
      ...(timeZone !== undefined && { timeZone }),
      ...(dailyHour !== undefined && { dailyHour }),
      ...(quietHours !== undefined && {
        quietFrom: quietHours?.from ?? null,
        quietTo: quietHours?.to ?? null,
      }),
    };
    if (Object.keys(hours).length > 0) {
      await transaction
        .insert(mailHours)
        .values({ userId, ...hours })
        .onConflictDoUpdate({ target: mailHours.userId, set: hours });
    }
    const own = eq(mailWaits.userId, userId);
    // In the order in which a transaction that requests several mails locks them.
    await transaction
      .select({ kind: mailWaits.kind })
      .from(mailWaits)
      .where(own)
      .orderBy(asc(mailWaits.kind), asc(mailWaits.pace))
      .for('update');
    await transaction
      .update(mailWaits)
      .set({ dueAt: sql`${mailWaits.readyAt}` })
      .where(own);
    return findPreferences(transaction, userId);
  });
};
