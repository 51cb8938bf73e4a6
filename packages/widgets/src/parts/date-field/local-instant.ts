import { type PlacedTime, placeTime } from '@boardwalk/sdk-core/vocabulary/time/local-time';
import { zonedInstant } from '@boardwalk/sdk-core/vocabulary/time/zoned-instant';

const local = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})/;

/** A local time as it is typed (`2026-12-01T19:00`) as an instant with the offset of the zone then. */
export function writeInstant(text: string, timeZone: string): string {
  const placed = placeText(text, timeZone);
  return placed ? zonedInstant(new Date(placed.instant), timeZone) : text;
}

/** Whether clocks in the zone never show a local time, as they are put forward over it. */
export function isSkippedTime(text: string, timeZone: string): boolean {
  return placeText(text, timeZone)?.change === 'skipped';
}

function placeText(text: string, timeZone: string): PlacedTime | undefined {
  const [, date, hour, minute] = local.exec(text) ?? [];
  if (date === undefined) return undefined;
  return placeTime(date, Number(hour) * 60 + Number(minute), timeZone);
}

/** The clock of an instant's own offset, as a field for local times has it. */
export function localPart(instant: unknown): string {
  const [, date, hour, minute] = (typeof instant === 'string' && local.exec(instant)) || [];
  return date === undefined ? '' : `${date}T${hour}:${minute}`;
}
