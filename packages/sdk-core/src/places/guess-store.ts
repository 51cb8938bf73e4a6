import type { ReadableAtom } from 'nanostores';
import type { Remote, StoreEnvironment } from '../http/environment.ts';
import { createRemoteStore } from '../http/remote.ts';
import type { Problem } from '../vocabulary/problem.ts';
import type { SuggestedPlace } from './schemas.ts';
import { findPlaces, isLongEnough } from './suggestion-store.ts';

/** Places that may have been meant by a text that is none. */
export interface GuessStore {
  readonly $state: ReadableAtom<Remote<readonly SuggestedPlace[], Problem>>;
  /** Asks for what the text may mean; of too short a one nothing is guessed. */
  show(text: string): Promise<void>;
  /** Gives up what is under way. */
  abort(): void;
}

/** The store of guesses; the latest text wins. */
export function createGuessStore(env: Pick<StoreEnvironment, 'client' | 'locale'>): GuessStore {
  const { $state, load, set, abort } = createRemoteStore<readonly SuggestedPlace[]>();
  return {
    $state,
    async show(text) {
      if (!isLongEnough(text)) return set([]);
      // What was guessed for another text is no guess for this one.
      set([]);
      await load(async (signal) => (await findPlaces(env, text, signal)).places);
    },
    abort,
  };
}
