import {
  type Frequency,
  type MailKind,
  mailKinds,
  usualDailyHour,
  usualFrequency,
} from '@boardwalk/sdk-core/mailing/mail-kinds';
import type { MailPreferences } from '@boardwalk/sdk-core/mailing/preferences/schemas';
import { readTimeZone } from '@boardwalk/sdk-core/vocabulary/time/read-time-zone';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { sessions } from '../../account/tables.ts';
import type { Queries } from '../../platform/database/database.ts';
import { mailFrequencies, mailHours } from '../tables.ts';

/** What somebody wants of their mail: what they have chosen, and the usual for the rest. */
export async function findPreferences(queries: Queries, userId: number): Promise<MailPreferences> {
  const [hours] = await queries.select().from(mailHours).where(eq(mailHours.userId, userId));
  const chosen = await queries
    .select({ kind: mailFrequencies.kind, frequency: mailFrequencies.frequency })
    .from(mailFrequencies)
    .where(eq(mailFrequencies.userId, userId));
  const frequencyOf = (kind: MailKind): Frequency =>
    chosen.find((one) => one.kind === kind)?.frequency ?? usualFrequency[kind];
  const { quietFrom = null, quietTo = null } = hours ?? {};
  return {
    kinds: mailKinds.map((kind) => ({ kind, frequency: frequencyOf(kind) })),
    timeZone: hours?.timeZone ?? (await findBrowserZone(queries, userId)) ?? null,
    quietHours: quietFrom === null || quietTo === null ? null : { from: quietFrom, to: quietTo },
    dailyHour: hours?.dailyHour ?? usualDailyHour,
  };
}

/** That of the browser in which somebody signed in last; sign-ins take any name for one. */
async function findBrowserZone(queries: Queries, userId: number): Promise<string | undefined> {
  const [session] = await queries
    .select({ timeZone: sessions.timeZone })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNotNull(sessions.timeZone)))
    .orderBy(desc(sessions.createdAt))
    .limit(1);
  return readTimeZone(session?.timeZone ?? '');
}
