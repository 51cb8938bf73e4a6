import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { pause } from '../http/pause-before.ts';
import { createRemote, lastValue, type RemoteStore } from '../http/remote.ts';
import type { Problem } from '../vocabulary/problem.ts';
import { countryOfLocale, findLocale } from '../vocabulary/text/locale.ts';
import { minimumPlaceQuery, placeQueryDebounce } from './autocomplete.ts';
import { suggestPlaces } from './endpoints.ts';
import { withoutAccents } from './nearby-label.ts';
import type { SuggestedPlace } from './schemas.ts';

/** Places, and the letters that they were requested by. */
export interface PlaceSuggestionResults {
  readonly letters: string;
  readonly places: readonly SuggestedPlace[];
  /** None begins with the letters: these are spelt like them. */
  readonly isSimilar: boolean;
}

/**
 * Suggestions of places for what was typed, once it has rested: the latest letters win. Too short a
 * text asks for nothing, and gives up what is under way.
 */
export type SuggestionStore = RemoteStore<PlaceSuggestionResults, string>;

/** Whether enough was typed to suggest anything. */
export function isLongEnough(text: string): boolean {
  return text.trim().length >= minimumPlaceQuery;
}

/** What may be suggested for the text now: until it is answered, what still begins with it. */
export function placesFor(
  suggestions: Remote<PlaceSuggestionResults, Problem>,
  text: string,
): readonly SuggestedPlace[] {
  const last = suggestions.state === 'failed' ? undefined : lastValue(suggestions);
  if (!last || !isLongEnough(text)) return [];
  const letters = lettersOf(text);
  if (last.letters === letters) return last.places;
  const beginning = letters.toLowerCase();
  return last.places.filter(({ label }) => lettersOf(label).toLowerCase().startsWith(beginning));
}

/** Whether it is known that no place begins with the text; others may be spelt like it. */
export function isNoneFor(
  suggestions: Remote<PlaceSuggestionResults, Problem>,
  text: string,
): boolean {
  if (suggestions.state !== 'ready' || !isLongEnough(text)) return false;
  const { letters, places, isSimilar } = suggestions.value;
  return letters === lettersOf(text) && (isSimilar || places.length === 0);
}

/**
 * Requests the places that a text may mean; the part of their names that distinguishes them is in
 * the language.
 */
export async function findPlaces(
  { client, locale }: Pick<StoreEnvironment, 'client' | 'locale'>,
  text: string,
  signal: AbortSignal,
): Promise<PlaceSuggestionResults> {
  const letters = lettersOf(text);
  const query = {
    q: letters,
    homeCountry: countryOfLocale(findLocale([locale])),
    ...(locale.startsWith('fr') && { language: 'fr' as const }),
  };
  const found = await client.call(suggestPlaces, { query }, { signal });
  return { letters, ...found };
}

function lettersOf(text: string): string {
  return withoutAccents(text.trim());
}

/** The store of the suggestions of one field. */
export function createSuggestionStore(
  env: Pick<StoreEnvironment, 'client' | 'locale'>,
): SuggestionStore {
  const suggestions = createRemote({
    key: undefined,
    async request(signal, typed: string) {
      await pause(placeQueryDebounce, signal);
      return findPlaces(env, typed, signal);
    },
  });
  return {
    ...suggestions,
    async show(typed) {
      if (isLongEnough(typed)) await suggestions.show(typed);
      else suggestions.abort();
    },
  };
}
