import { toMinutesOfWeek } from '@boardwalk/sdk-core/listings/fields/open-times';
import type { OpeningHours } from '@boardwalk/sdk-core/listings/fields/opening-hours';

/** Weekly hours as a PostgreSQL multirange of minutes since Monday 00:00: `{[540,1020),[1980,2460)}`. */
export function openWeek(hours: OpeningHours): string {
  return `{${toMinutesOfWeek(hours).map(([from, to]) => `[${from},${to})`)}}`;
}
