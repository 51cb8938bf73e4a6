import { minuteMs } from './durations.ts';
import { localTimeAt } from './local-time.ts';

/** An instant as clocks of a time zone show it, to the minute: `2026-12-01T19:00:00-05:00`. */
export function zonedInstant(instant: Date, timeZone: string): string {
  const time = instant.getTime();
  const local = localTimeAt(time, timeZone);
  const shown = Date.parse(local.date) + local.minute * minuteMs;
  const offset = Math.round((shown - Math.floor(time / minuteMs) * minuteMs) / minuteMs);
  const sign = offset < 0 ? '-' : '+';
  return `${local.date}T${clock(local.minute)}:00${sign}${clock(Math.abs(offset))}`;
}

function clock(minutes: number): string {
  const two = (part: number) => String(part).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
