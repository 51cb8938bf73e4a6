import { type SQL, sql } from 'drizzle-orm';
import { listings } from '../../listings/tables.ts';

/**
 * Whether a listing is open at an instant by the clocks of its place. An exception takes the place
 * of the hours that begin on its date; hours past midnight belong to the day on which they begin.
 */
export function isListingOpenAt(instant: Date): SQL {
  const local = sql`(${instant.toISOString()}::timestamptz at time zone ${listings.timeZone})`;
  const minute = sql`(extract(hour from ${local}) * 60 + extract(minute from ${local}))::integer`;
  const minuteOfWeek = sql`(extract(isodow from ${local})::integer - 1) * 1440 + ${minute}`;
  const isOpenByWeek = sql`${listings.openWeek} @> (${minuteOfWeek})`;
  const today = sql`${local}::date`;
  const yesterday = sql`(${local}::date - 1)`;
  const isExceptional = sql`jsonb_path_exists(${listings.hours}, '$.exceptions[*] ? (@.date == $today || @.date == $yesterday)', jsonb_build_object('today', ${today}::text, 'yesterday', ${yesterday}::text))`;
  const now = sql`jsonb_build_object('minute', ${minute})`;
  const isOpenSinceToday = sql`jsonb_path_exists(${spansOn(today)}, '$[*] ? (@.opens <= $minute && (@.closes > $minute || @.closes <= @.opens))', ${now})`;
  const isOpenSinceYesterday = sql`jsonb_path_exists(${spansOn(yesterday)}, '$[*] ? (@.closes <= @.opens && @.closes > $minute)', ${now})`;
  return sql`(${listings.isOpenAllHours} is true or coalesce(case when ${isExceptional} then ${isOpenSinceToday} or ${isOpenSinceYesterday} else ${isOpenByWeek} end, false))`;
}

/** The hours that begin on a date: those of an exception, else of the day of the week. */
function spansOn(date: SQL): SQL {
  const ofException = sql`jsonb_path_query_first(${listings.hours}, '$.exceptions[*] ? (@.date == $date).spans', jsonb_build_object('date', ${date}::text))`;
  const ofWeekday = sql`jsonb_path_query_array(${listings.hours}, '$.weekly[*] ? (@.day == $day)', jsonb_build_object('day', extract(isodow from ${date})))`;
  return sql`coalesce(${ofException}, ${ofWeekday})`;
}
