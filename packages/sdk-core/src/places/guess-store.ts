import type { StoreEnvironment } from '../http/environment.ts';
import { createRemote, type RemoteStore } from '../http/remote.ts';
import type { SuggestedPlace } from './schemas.ts';
import { findPlaces, isLongEnough } from './suggestion-store.ts';

/** Places that may have been meant by a text that is none. */
export type GuessStore = RemoteStore<readonly SuggestedPlace[], string>;

/** The store of guesses; the latest text wins. */
export function createGuessStore(env: Pick<StoreEnvironment, 'client' | 'locale'>): GuessStore {
  const guesses = createRemote({
    key: undefined,
    // Of too short a text nothing is guessed.
    request: async (signal, text: string) =>
      isLongEnough(text) ? (await findPlaces(env, text, signal)).places : [],
  });
  return {
    ...guesses,
    async show(text) {
      // What was guessed for another text is no guess for this one.
      guesses.forget();
      await guesses.show(text);
    },
  };
}
