import type * as schemas from '@boardwalk/sdk-core/mailing/preferences/schemas';
import { eq, sql } from 'drizzle-orm';
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
    // Whoever writes mail to them takes turns with them.
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
    await transaction
      .update(mailWaits)
      .set({ dueAt: sql`${mailWaits.readyAt}` })
      .where(eq(mailWaits.userId, userId));
    return findPreferences(transaction, userId);
  });
};
