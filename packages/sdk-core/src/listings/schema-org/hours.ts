import type { OpeningHours } from '../fields/opening-hours.ts';
import type { JsonLd } from './listing.ts';

const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

/** Weekly hours and exceptions; a date without hours opens and closes at midnight, which means closed. */
export function openingHoursSpecifications(hours: OpeningHours | null): readonly JsonLd[] {
  if (hours === null) return [];
  const weekly = hours.weekly.map(({ day, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: `https://schema.org/${weekdays[day - 1]}`,
    opens: clock(opens),
    closes: clock(closes),
  }));
  const exceptions = (hours.exceptions ?? []).flatMap(({ date, spans }) =>
    (spans.length > 0 ? spans : [{ opens: 0, closes: 0 }]).map(({ opens, closes }) => ({
      '@type': 'OpeningHoursSpecification',
      validFrom: date,
      validThrough: date,
      opens: clock(opens),
      closes: clock(closes),
    })),
  );
  return [...weekly, ...exceptions];
}

/** schema.org writes the end of the day as a minute before midnight. */
function clock(minute: number): string {
  const shown = Math.min(minute, 1439);
  const two = (number: number) => String(number).padStart(2, '0');
  return `${two(Math.floor(shown / 60))}:${two(shown % 60)}`;
}
