import { createRemoteStore, type RemoteStore } from './remote.ts';

/** One remote value that is asked for once it is shown: a setting, or what an account holds. */
export interface LoadedRemoteStore<Value>
  extends Pick<RemoteStore<Value>, '$state' | 'set' | 'fail' | 'forget'> {
  /** Asks, unless a server has, or the answer is known or on its way. */
  load(): Promise<void>;
  /** Asks anew: after a change, or a failure. */
  reload(): Promise<void>;
}

/** A store of what `request` answers; ready from the start where a server has asked. */
export function createLoadedRemoteStore<Value>(
  request: (signal: AbortSignal) => Promise<Value>,
  initial?: Value,
): LoadedRemoteStore<Value> {
  const { $state, load: ask, ...held } = createRemoteStore<Value>(initial, 'loading');
  let asking: Promise<void> | undefined;

  function reload(): Promise<void> {
    const mine = ask(request).finally(() => {
      if (asking === mine) asking = undefined;
    });
    asking = mine;
    return mine;
  }

  return {
    $state,
    set: held.set,
    fail: held.fail,
    forget() {
      asking = undefined;
      held.forget();
    },
    reload,
    async load() {
      if ($state.get().state !== 'ready') await (asking ?? reload());
    },
  };
}
