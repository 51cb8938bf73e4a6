import type { ReadableAtom } from 'nanostores';
import type { Problem } from '../vocabulary/problem.ts';
import { writeJson } from '../vocabulary/text/write-json.ts';
import type { Remote } from './environment.ts';
import { createRemoteStore } from './remote.ts';

/** A remote value that a key asks for: a page of a list, or the text under a name. */
export interface KeyedRemoteStore<Key, Value> {
  readonly $state: ReadableAtom<Remote<Value, Problem>>;
  /** Asks for what the key names, unless it is what was asked for last. */
  show(key: Key): Promise<void>;
  /** Asks again for what was asked for last. */
  retry(): Promise<void>;
  /** Holds nothing any more; what was asked for last can be asked for again. */
  forget(): void;
  /** Holds nothing but why; what was asked for last can be asked for again. */
  fail(problem: Problem): void;
}

/** A store of what `request` answers for a key; ready from the start where a server has asked. */
export function createKeyedRemoteStore<Key, Value>(
  request: (key: Key, signal: AbortSignal) => Promise<Value>,
  initial?: { readonly key: Key; readonly value: Value },
): KeyedRemoteStore<Key, Value> {
  const { $state, load, forget, fail } = createRemoteStore<Value>(initial?.value);
  let wanted = initial && { key: initial.key, text: writeJson(initial.key) };

  async function retry(): Promise<void> {
    const mine = wanted;
    if (mine) await load((signal) => request(mine.key, signal));
  }

  return {
    $state,
    async show(key) {
      const text = writeJson(key);
      if (wanted?.text === text) return;
      wanted = { key, text };
      await retry();
    },
    retry,
    forget,
    fail,
  };
}
