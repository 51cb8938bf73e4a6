import { instantOf, localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';

const local = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/;

/** A local time as it is typed (`2026-12-01T19:00`) as an instant with the offset of the zone then. */
export function writeInstant(text: string, timeZone: string): string {
  const [, date, hour, minute] = local.exec(text) ?? [];
  if (date === undefined) return text;
  const minutes = Number(hour) * 60 + Number(minute);
  const instant = instantOf(date, minutes, timeZone);
  const shown = localTimeAt(instant, timeZone);
  const offset = Math.round((Date.parse(shown.date) + shown.minute * 60_000 - instant) / 60_000);
  return `${shown.date}T${clock(shown.minute)}:00${writeOffset(offset)}`;
}

/** The clock of an instant's own offset, as a field for local times has it. */
export function localPart(instant: unknown): string {
  const [, date, hour, minute] = (typeof instant === 'string' && local.exec(instant)) || [];
  return date === undefined ? '' : `${date}T${hour}:${minute}`;
}

function writeOffset(minutes: number): string {
  return `${minutes < 0 ? '-' : '+'}${clock(Math.abs(minutes))}`;
}

function clock(minutes: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}
