import { atom, type ReadableAtom } from 'nanostores';
import { type Problem, toProblem } from '../vocabulary/problem.ts';
import type { Remote } from './environment.ts';

/** One remote value: the latest request wins, older ones are aborted, the last value is kept. */
export interface RemoteStore<Value> {
  readonly $state: ReadableAtom<Remote<Value, Problem>>;
  /**
   * Asks anew; settles when this request is answered, has failed or was overtaken. A quiet one
   * leaves the state as it is until then.
   */
  load(request: (signal: AbortSignal) => Promise<Value>, isQuiet?: boolean): Promise<void>;
  /** Holds what is known already, in place of what a request under way may bring. */
  set(value: Value): void;
  /** Holds nothing but why, in place of what a request under way may bring. */
  fail(problem: Problem): void;
  /** Gives the request under way up, if there is one, and goes back to the last value. */
  abort(): void;
  /** Gives the request under way up, and holds nothing any more. */
  forget(): void;
}

/**
 * A remote store, `ready` from the start where a value is at hand; one that is `loading` from the
 * start spares its readers the change to that.
 */
export function createRemoteStore<Value>(
  initial?: Value,
  waiting: 'idle' | 'loading' = 'idle',
): RemoteStore<Value> {
  const $state = atom<Remote<Value, Problem>>(
    initial === undefined ? { state: waiting } : { state: 'ready', value: initial },
  );
  let current: AbortController | undefined;

  async function load(request: (signal: AbortSignal) => Promise<Value>, isQuiet = false) {
    current?.abort();
    const mine = new AbortController();
    current = mine;
    const previous = lastValue($state.get());
    const kept = previous === undefined ? {} : { previous };
    if (!isQuiet && $state.get().state !== 'loading') $state.set({ state: 'loading', ...kept });
    try {
      const value = await request(mine.signal);
      if (mine === current) $state.set({ state: 'ready', value });
    } catch (error) {
      if (mine === current) $state.set({ state: 'failed', problem: toProblem(error), ...kept });
    }
  }

  function giveUp() {
    current?.abort();
    current = undefined;
  }

  function abort() {
    giveUp();
    const state = $state.get();
    if (state.state !== 'loading') return;
    $state.set(
      state.previous === undefined ? { state: 'idle' } : { state: 'ready', value: state.previous },
    );
  }

  function set(value: Value) {
    giveUp();
    $state.set({ state: 'ready', value });
  }

  function forget() {
    giveUp();
    $state.set({ state: waiting });
  }

  function fail(problem: Problem) {
    giveUp();
    $state.set({ state: 'failed', problem });
  }

  return { $state, load, set, fail, abort, forget };
}

/** What a remote state still has to show: its value, or the one before it. */
export function lastValue<Value>(remote: Remote<Value, unknown>): Value | undefined {
  if (remote.state === 'ready') return remote.value;
  return remote.state === 'idle' ? undefined : remote.previous;
}
