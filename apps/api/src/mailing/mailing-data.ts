import { eq } from 'drizzle-orm';
import type { PersonalData } from '../platform/personal-data.ts';
import { mailFrequencies, mailHours, mailTimes, mailWaits } from './tables.ts';

/** What somebody wants of their mail, and what is about to be written to them. */
export const mailingData: PersonalData = {
  async collect(queries, userId) {
    const [hours] = await queries
      .select({
        timeZone: mailHours.timeZone,
        quietFrom: mailHours.quietFrom,
        quietTo: mailHours.quietTo,
        dailyHour: mailHours.dailyHour,
      })
      .from(mailHours)
      .where(eq(mailHours.userId, userId));
    return {
      hours: hours ?? null,
      frequencies: await queries
        .select({
          kind: mailFrequencies.kind,
          frequency: mailFrequencies.frequency,
          since: mailFrequencies.since,
        })
        .from(mailFrequencies)
        .where(eq(mailFrequencies.userId, userId)),
      waiting: await queries
        .select({ kind: mailWaits.kind, pace: mailWaits.pace, readyAt: mailWaits.readyAt })
        .from(mailWaits)
        .where(eq(mailWaits.userId, userId)),
      written: await queries
        .select({ kind: mailTimes.kind, writtenAt: mailTimes.writtenAt })
        .from(mailTimes)
        .where(eq(mailTimes.userId, userId)),
    };
  },

  async erase(transaction, userId) {
    for (const table of [mailHours, mailFrequencies, mailWaits, mailTimes]) {
      await transaction.delete(table).where(eq(table.userId, userId));
    }
  },
};
