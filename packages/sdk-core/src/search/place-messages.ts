import type { Catalogue } from '../vocabulary/text/message.ts';

/** What the suggestions of places say. */
export const placeMessages = {
  catalogue: 'search/place',
  none: 'No place in Canada, the United States or Australia begins with “{text}”.',
  similar: 'No place begins with “{text}”. Did you mean:',
  failed: 'Places can’t be suggested right now.',
  suggestions: 'Places',
  locationUnavailable: 'Location services unavailable.',
  noCityNearby: 'Unable to locate the nearest city using your co-ordinates.',
} as const satisfies Catalogue;
