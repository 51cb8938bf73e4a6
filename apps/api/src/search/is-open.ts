import { type SQL, sql } from 'drizzle-orm';
import { listings } from '../listings/tables.ts';

/**
 * Whether a listing is open at an instant by the clocks of its place: by the hours of an exception for
 * the date where there is one, else by its week.
 */
export function isOpenAt(instant: Date): SQL {
  const local = sql`(${instant.toISOString()}::timestamptz at time zone ${listings.timeZone})`;
  const minute = sql`(extract(hour from ${local}) * 60 + extract(minute from ${local}))::integer`;
  const minuteOfWeek = sql`(extract(isodow from ${local})::integer - 1) * 1440 + ${minute}`;
  const exception = sql`jsonb_path_query_first(${listings.hours}, '$.exceptions[*] ? (@.date == $date)', jsonb_build_object('date', ${local}::date::text))`;
  const isOpenByException = sql`jsonb_path_exists(${exception}, '$.spans[*] ? (@.opens <= $minute && (@.closes > $minute || @.closes <= @.opens))', jsonb_build_object('minute', ${minute}))`;
  const isOpenByWeek = sql`${listings.openWeek} @> (${minuteOfWeek})`;
  return sql`(${listings.isOpenAllHours} is true or coalesce(${isOpenByException}, ${isOpenByWeek}, false))`;
}
