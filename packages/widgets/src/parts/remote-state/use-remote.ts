import type { Remote } from '@boardwalk/sdk-core/http/environment';
import type { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useStore } from '@nanostores/react';
import type { ReadableAtom } from 'nanostores';
import { useEffect } from 'react';

/** What `createRemote` makes, and what stands on it. */
export interface ShownStore<Value, Key = true> {
  readonly $state: ReadableAtom<Remote<Value, Problem>>;
  /** Requests what the key names, unless it is what was requested last. */
  show(key: Key): unknown;
  /** Requests it and keeps it up to date; answers how to stop. */
  follow(): () => void;
}

/** What a store holds, which keeps it up to date as long as this shows; of what the key names, where it has keys. */
export function useRemote<Value, Key = true>(
  store: ShownStore<Value, Key>,
  key?: Key,
): Remote<Value, Problem> {
  useEffect(() => {
    if (key !== undefined) void store.show(key);
  }, [store, key]);
  useEffect(() => store.follow(), [store]);
  return useStore(store.$state);
}
