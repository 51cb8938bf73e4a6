import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { dayMs, secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { and, eq, gt, sql } from 'drizzle-orm';
import { hasMailAllowance } from '../../account/mail/mail-allowance.ts';
import type { Queries } from '../../platform/database/database.ts';
import { alertRequests } from '../tables.ts';
import { confirmAlertMail } from './confirm-alert-mail.ts';

/** Alerts that one network may ask for in a day, for whichever addresses. */
export const perNetworkAndDay = 20;
/** Mails of this kind that an address gets in a day, from all requesters together. */
export const perAddressAndDay = 10;

/**
 * Refuses a network that has requested as many alerts today as it may; its next request waits its
 * turn.
 */
export async function requireNetworkRoom(
  transaction: Queries,
  network: string,
  now: Date,
): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${network}, 0))`);
  const ofNetwork = and(eq(alertRequests.network, network), isOfToday(now));
  if ((await transaction.$count(alertRequests, ofNetwork)) < perNetworkAndDay) return;
  throw new Problem(
    'too-many-requests',
    'Too many alerts were asked for from this network today. Please try again tomorrow.',
    { retryAfter: dayMs / secondMs },
  );
}

/** Whether one more such mail may go to an address; the next request for it waits its turn. */
export async function hasAddressRoom(
  transaction: Queries,
  { email, askedFrom }: { readonly email: string; readonly askedFrom: string },
  now: Date,
): Promise<boolean> {
  const asked = { to: email, kind: { templates: [confirmAlertMail] }, askedFrom };
  if (!(await hasMailAllowance(transaction, asked, now))) return false;
  const today = await transaction.$count(alertRequests, and(isTo(email), isOfToday(now)));
  return today < perAddressAndDay;
}

/** Which requests are of an address, however it is written. */
export function isTo(email: string) {
  return sql`lower(${alertRequests.email}) = ${email.toLowerCase()}`;
}

function isOfToday(now: Date) {
  return gt(alertRequests.askedAt, new Date(now.getTime() - dayMs));
}
