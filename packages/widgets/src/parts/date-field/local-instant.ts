import { instantOf } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { zonedInstant } from '@boardwalk/sdk-core/vocabulary/time/zoned-instant';

const local = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/;

/** A local time as it is typed (`2026-12-01T19:00`) as an instant with the offset of the zone then. */
export function writeInstant(text: string, timeZone: string): string {
  const [, date, hour, minute] = local.exec(text) ?? [];
  if (date === undefined) return text;
  const minutes = Number(hour) * 60 + Number(minute);
  return zonedInstant(new Date(instantOf(date, minutes, timeZone)), timeZone);
}

/** The clock of an instant's own offset, as a field for local times has it. */
export function localPart(instant: unknown): string {
  const [, date, hour, minute] = (typeof instant === 'string' && local.exec(instant)) || [];
  return date === undefined ? '' : `${date}T${hour}:${minute}`;
}
