import { sql } from 'drizzle-orm';
import { users } from '../../account/tables.ts';
import { listings } from '../../listings/tables.ts';

/** Days for which an account is new. */
const newAccountDays = 7;
/** For so long nobody is mailed about what a new account posts: others see it first, and can report it. */
const provingMinutes = 60;

/** From when on mail reports a listing whose owner is joined; null where it does at once. */
export const provedAt = sql<Date | null>`case
  when ${listings.createdAt} < ${users.createdAt} + make_interval(days => ${newAccountDays})
  then ${listings.createdAt} + make_interval(mins => ${provingMinutes}) end`.mapWith(
  listings.createdAt,
);
