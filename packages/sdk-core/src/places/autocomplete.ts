/** Letters typed before city suggestions are requested. */
export const minimumPlaceQuery = 3;

/** Milliseconds without typing before city suggestions are requested. */
export const placeQueryDebounce = 200;

/** Suggestions of one answer, by default and at most. */
export const defaultSuggestions = 6;
export const maximumSuggestions = 20;
