import type { ReadableAtom } from 'nanostores';
import { afterRest } from '../http/after-rest.ts';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createRemoteStore, lastValue } from '../http/remote.ts';
import type { Problem } from '../vocabulary/problem.ts';
import { minimumPlaceQuery, placeQueryDebounce } from './autocomplete.ts';
import { suggestPlaces } from './endpoints.ts';
import { withoutAccents } from './nearby-label.ts';
import type { City } from './schemas.ts';

/** Cities, and the letters that they were asked for by. */
export interface Suggestions {
  readonly letters: string;
  readonly cities: readonly City[];
}

/** City suggestions: the latest letters win. */
export interface SuggestionStore {
  readonly $state: ReadableAtom<Remote<Suggestions, Problem>>;
  /**
   * Suggests for what was typed once it has rested; answers how to call that off. Too short a text
   * asks for nothing, and gives up what is under way.
   */
  follow(typed: string): () => void;
}

/** Whether enough was typed to suggest anything. */
export function isLongEnough(text: string): boolean {
  return text.trim().length >= minimumPlaceQuery;
}

/** What may be suggested for the text now: until it is answered, what still begins with it. */
export function citiesFor(
  suggestions: Remote<Suggestions, Problem>,
  text: string,
): readonly City[] {
  const last = suggestions.state === 'failed' ? undefined : lastValue(suggestions);
  if (!last || !isLongEnough(text)) return [];
  const letters = lettersOf(text);
  if (last.letters === letters) return last.cities;
  const beginning = letters.toLowerCase();
  return last.cities.filter(({ label }) => lettersOf(label).toLowerCase().startsWith(beginning));
}

/** Whether it is known that no city begins with the text. */
export function isNoneFor(suggestions: Remote<Suggestions, Problem>, text: string): boolean {
  if (suggestions.state !== 'ready' || !isLongEnough(text)) return false;
  const { letters, cities } = suggestions.value;
  return letters === lettersOf(text) && cities.length === 0;
}

function lettersOf(text: string): string {
  return withoutAccents(text.trim());
}

/** The store of the suggestions of one field. */
export function createSuggestionStore({
  client,
}: Pick<StoreEnvironment, 'client'>): SuggestionStore {
  const { $state, load, abort } = createRemoteStore<Suggestions>();

  async function find(letters: string, signal: AbortSignal): Promise<Suggestions> {
    const { cities } = await client.call(suggestPlaces, { query: { q: letters } }, { signal });
    return { letters, cities };
  }

  return {
    $state,
    follow(typed) {
      if (isLongEnough(typed)) {
        const suggest = () => void load((signal) => find(lettersOf(typed), signal));
        return afterRest(placeQueryDebounce, suggest);
      }
      abort();
      return () => undefined;
    },
  };
}
