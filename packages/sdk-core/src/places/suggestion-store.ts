import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createRemoteStore } from '../http/remote.ts';
import type { Problem } from '../vocabulary/problem.ts';
import { minimumPlaceQuery } from './autocomplete.ts';
import { suggestPlaces } from './endpoints.ts';
import { withoutAccents } from './near-of.ts';
import type { City } from './schemas.ts';

/** City suggestions: the latest letters win. */
export interface SuggestionStore {
  readonly $cities: ReadableAtom<Remote<readonly City[], Problem>>;
  suggest(text: string): Promise<void>;
  abort(): void;
}

/** Whether enough was typed to suggest anything. */
export function isLongEnough(text: string): boolean {
  return text.trim().length >= minimumPlaceQuery;
}

/** The store of the suggestions of one field. */
export function createSuggestionStore({
  client,
}: Pick<StoreEnvironment, 'client'>): SuggestionStore {
  const { $state, load, abort } = createRemoteStore<readonly City[]>();
  return {
    $cities: $state,
    suggest: (text: string) =>
      load(async (signal) => {
        const query = { q: withoutAccents(text.trim()) };
        return (await client.call(suggestPlaces, { query }, { signal })).cities;
      }),
    abort,
  };
}
