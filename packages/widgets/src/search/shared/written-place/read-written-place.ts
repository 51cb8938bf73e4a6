import type { Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { textOf } from '../../../kit/form/form-data.ts';
import type { WrittenPlace } from './written-place.ts';

/** What `WrittenPlaceFields` say, in the shape of the contract; what can't be read is as it was typed. */
export function readWrittenPlace(data: FormData): WrittenPlace {
  const filled = (name: string) => textOf(data, name).trim() || null;
  return {
    street: filled('place.street'),
    city: textOf(data, 'place.city').trim(),
    region: textOf(data, 'place.region'),
    country: textOf(data, 'place.country'),
    postalCode: filled('place.postalCode'),
    // The map wrote it.
    pin: JSON.parse(textOf(data, 'place.pin')) as Point | null,
    isAreaOnly: data.has('place.isAreaOnly'),
  };
}

/** The middle of the city that was picked among those suggested; undefined where none was. */
export function readPickedCity(data: FormData): Point | undefined {
  const [lat, lng] = textOf(data, 'place.picked').split(' ').map(Number);
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}
