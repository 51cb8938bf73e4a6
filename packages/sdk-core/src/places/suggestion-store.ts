import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createRemoteStore, lastValue } from '../http/remote.ts';
import type { Problem } from '../vocabulary/problem.ts';
import { minimumPlaceQuery } from './autocomplete.ts';
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
  readonly $suggestions: ReadableAtom<Remote<Suggestions, Problem>>;
  suggest(text: string): Promise<void>;
  abort(): void;
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
  return {
    $suggestions: $state,
    suggest: (text: string) =>
      load(async (signal) => {
        const letters = lettersOf(text);
        const answer = await client.call(suggestPlaces, { query: { q: letters } }, { signal });
        return { letters, cities: answer.cities };
      }),
    abort,
  };
}
