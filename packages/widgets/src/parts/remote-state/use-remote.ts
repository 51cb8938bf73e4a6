import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect } from 'react';

interface Holding<Value> {
  readonly $state: ReadableAtom<Remote<Value, Problem>>;
}

interface Loading<Value> extends Holding<Value> {
  /** Asks; what a server has asked already it may spare. */
  load(): Promise<void>;
}

interface Showing<Key, Value> extends Holding<Value> {
  /** Asks for what the key names, unless it is what was asked for last. */
  show(key: Key): Promise<void>;
  /** Gives up what is under way, where nothing shows it any more. */
  readonly abort?: () => void;
  /** Asks anew for each person that is signed in, where the answer is theirs; answers how to stop. */
  follow?(): () => void;
}

interface Following<Value, Given> extends Holding<Value> {
  /** Keeps up with what is given: what a server knows, or what is asked for; answers how to stop. */
  follow(given?: Given): () => void;
}

/** What a store holds, which loads it once this shows and it is wanted. */
export function useLoaded<Value>(
  store: Loading<Value>,
  isWanted: boolean = true,
): Remote<Value, Problem> {
  useEffect(() => {
    if (isWanted) void store.load();
  }, [store, isWanted]);
  return useStore(store.$state);
}

/** What a store has for a key, which asks as the key changes; it asks for nothing without one. */
export function useShown<Key, Value>(
  store: Showing<Key, Value>,
  key: Key | undefined,
): Remote<Value, Problem> {
  useEffect(() => {
    if (key !== undefined) void store.show(key);
  }, [store, key]);
  useEffect(() => store.abort, [store]);
  useEffect(() => store.follow?.(), [store]);
  return useStore(store.$state);
}

/** What a store holds, which keeps it up to date as long as something shows it. */
export function useFollowed<Value, Given>(
  store: Following<Value, Given>,
  given?: Given,
): Remote<Value, Problem> {
  useEffect(() => store.follow(given), [store, given]);
  return useStore(store.$state);
}
