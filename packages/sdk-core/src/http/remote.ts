import { atom, type ReadableAtom } from 'nanostores';
import { type Problem, toProblem } from '../vocabulary/problem.ts';
import { writeJson } from '../vocabulary/text/write-json.ts';
import type { Topic } from '../vocabulary/topics.ts';
import type { Remote } from './environment.ts';
import type { Presence } from './presence.ts';

type Request<Value> = (signal: AbortSignal) => Promise<Value>;

/** A remote value: the latest request wins, older ones are aborted, the last value stays meanwhile. */
export interface RemoteStore<Value, Key = true> {
  readonly $state: ReadableAtom<Remote<Value, Problem>>;
  /** Keeps it up to date as long as something shows it; answers how to stop. */
  follow(): () => void;
  /** Requests what the key names, unless that is known or on its way. */
  show(key: Key): Promise<void>;
  /** Requests it, unless it is known or on its way. */
  load(): Promise<void>;
  /**
   * Requests it again. A quiet request leaves the state as it is until it is answered, and renews
   * what was requested before: without that it does nothing.
   */
  reload(isQuiet?: boolean): Promise<void>;
  /** Holds what another request brings, such as one for more of a list. */
  run(request: Request<Value>, isQuiet?: boolean): Promise<void>;
  /** Changes what is held: what a request under way brings still takes its place. */
  patch(value: Value): void;
  /** Holds this in place of what a request under way may bring. */
  set(value: Value): void;
  /** Gives the request under way up, if there is one, and goes back to the last value. */
  abort(): void;
  /** Gives the request under way up, and holds nothing any more. */
  forget(): void;
}

/** What an owner does with a store of theirs. */
export type OwnedStore<Value> = Omit<RemoteStore<Value, never>, 'follow' | 'show'>;

/** Makes the `follow` of a store that goes with those whose value it holds. */
export type Owner<Value> = (
  store: OwnedStore<Value>,
  options: OwnedOptions<Value>,
) => () => () => void;

/** What an owner is given about a store. */
export interface OwnedOptions<Value> {
  /** What reports that it has changed elsewhere. */
  readonly topics?: readonly Topic[] | undefined;
  /** Milliseconds within which such changes are one; defaults to 250. */
  readonly gatherMs?: number | undefined;
  /** Whether it is known who is signed in before it is requested, so that a visitor causes no call. */
  readonly waits?: boolean | undefined;
  /**
   * What a visitor has of it, such as an empty list, without a call; by default a visitor is
   * refused.
   */
  readonly none?: Value | undefined;
  /**
   * If given, polls find the changes that the page is not notified of, as long as somebody looks.
   */
  readonly presence?: Pick<Presence, 'isPresent'> | undefined;
  /** Whether it stays as nothing shows it: the store itself is made for one person. */
  readonly stays?: boolean | undefined;
}

interface RemoteOptions<Value, Key> extends OwnedOptions<Value> {
  readonly request: (signal: AbortSignal, key: Key) => Promise<Value>;
  /** What a server has requested already. */
  readonly initial?: Value | undefined;
  /** Whose value it is, such as `signedIn(env)`; by default the same for everybody. */
  readonly owner?: Owner<NoInfer<Value>> | undefined;
}

interface KeyedOptions<Value, Key> extends RemoteOptions<Value, Key> {
  /** What shows first; undefined for nothing, until a key shows. */
  readonly key: NoInfer<Key> | undefined;
}

/** A store of what `request` answers: of what a key names, where it has a `key`. */
export function createRemote<Value, Key>(
  options: KeyedOptions<Value, Key>,
): RemoteStore<Value, Key>;
export function createRemote<Value>(options: RemoteOptions<Value, true>): RemoteStore<Value>;
export function createRemote<Value, Key>(
  options: RemoteOptions<Value, Key | true> & { readonly key?: Key | true | undefined },
): RemoteStore<Value, Key | true> {
  const { request, initial, owner } = options;
  // What has no keys has this one.
  let key = 'key' in options ? options.key : true;
  /** What was requested last. */
  let requested: string | undefined;
  let current: AbortController | undefined;
  let pending: Promise<void> | undefined;
  const empty = { state: key === undefined ? 'idle' : 'loading' } as const;
  const $state = atom<Remote<Value, Problem>>(empty);
  if (initial !== undefined) {
    requested = writeJson(key);
    patch(initial);
  }

  function patch(value: Value): void {
    $state.set({ state: 'ready', value });
  }

  function giveUp(): void {
    current?.abort();
    current = undefined;
  }

  async function settle(mine: AbortController, ask: Request<Value>): Promise<void> {
    try {
      const value = await ask(mine.signal);
      if (mine === current) patch(value);
    } catch (error) {
      if (mine === current) become({ state: 'failed', problem: toProblem(error) });
    }
    if (mine === current) current = undefined;
  }

  /** What there was stays along with it. */
  function become(state: { state: 'loading' } | { state: 'failed'; problem: Problem }): void {
    const previous = lastValue($state.get());
    $state.set(previous === undefined ? state : { ...state, previous });
  }

  function run(ask: Request<Value>, isQuiet?: boolean): Promise<void> {
    giveUp();
    if (!isQuiet && $state.get().state !== 'loading') become({ state: 'loading' });
    current = new AbortController();
    pending = settle(current, ask);
    return pending;
  }

  async function reload(isQuiet?: boolean): Promise<void> {
    if (key === undefined || (isQuiet && !requested)) return;
    requested = writeJson(key);
    // It is requested at once, by this key.
    await run((signal) => request(signal, key as Key | true), isQuiet);
  }

  async function load(): Promise<void> {
    if ($state.get().state !== 'ready') await (current ? pending : reload());
  }

  function abort(): void {
    const { state, previous } = $state.get() as { state: string; previous?: Value };
    giveUp();
    if (state !== 'loading') return;
    requested = undefined;
    $state.set(previous === undefined ? empty : { state: 'ready', value: previous });
  }

  const store = {
    $state,
    async show(next: Key | true) {
      if (writeJson(next) === requested) return;
      key = next;
      await reload();
    },
    load,
    reload,
    run,
    patch,
    set(value: Value) {
      giveUp();
      patch(value);
    },
    abort,
    forget() {
      giveUp();
      requested = undefined;
      $state.set(empty);
    },
    follow(): () => void {
      void load();
      return () => {
        // What has no keys is the whole page's, where others may wait for it.
        if (key !== true) abort();
      };
    },
  };
  if (owner) store.follow = owner(store, options);
  return store;
}

/** What a remote state still has to show: its value, or the one before it. */
export function lastValue<Value>(remote: Remote<Value, unknown>): Value | undefined {
  if (remote.state === 'ready') return remote.value;
  return remote.state === 'idle' ? undefined : remote.previous;
}
