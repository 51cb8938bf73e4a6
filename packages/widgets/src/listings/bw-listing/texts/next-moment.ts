import { nextChange } from '@boardwalk/sdk-core/listings/fields/open-times';
import type { Listing } from '@boardwalk/sdk-core/listings/schemas';
import { addDays, instantOf, localTimeAt } from '@boardwalk/sdk-core/vocabulary/time/local-time';

type Timed = Pick<Listing, 'listingType' | 'attributes' | 'hours' | 'timeZone'>;

/**
 * When the words that are written of a listing at `now` will be others, milliseconds since 1970: a
 * place opens or closes, a day is over, an event begins or ends. null where time changes nothing.
 */
export function nextMoment(
  { listingType, attributes, hours, timeZone }: Timed,
  now: number,
): number | null {
  const moments = listingType === 'event' ? eventMoments(attributes) : [];
  const change = hours && nextChange(hours, now, timeZone);
  if (change) moments.push(instantOf(change.date, change.minute, timeZone));
  if (hours || listingType === 'event') {
    const tomorrow = addDays(localTimeAt(now, timeZone).date, 1);
    moments.push(instantOf(tomorrow, 0, timeZone));
  }
  const ahead = moments.filter((moment) => moment > now);
  return ahead.length > 0 ? Math.min(...ahead) : null;
}

function eventMoments({ startsAt, endsAt }: Timed['attributes']): number[] {
  return [startsAt, endsAt].filter((at) => typeof at === 'string').map((at) => Date.parse(at));
}
