/** Letters typed before city suggestions are asked for. */
export const minimumPlaceQuery = 3;

/** Milliseconds of rest in typing before city suggestions are asked for. */
export const placeQueryDebounce = 200;

/** Suggestions of one answer unless told, and at most. */
export const defaultSuggestions = 6;
export const maximumSuggestions = 20;
