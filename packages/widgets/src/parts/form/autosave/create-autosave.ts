import { secondMs } from '@boardwalk/sdk-core/vocabulary/time/durations';
import { atom, type ReadableAtom } from 'nanostores';

/**
 * `waiting`: something has changed and is saved as soon as nobody types for a moment. `kept`: it
 * could not be saved, and stays in this browser until it can.
 */
export type SaveState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'kept' | 'failed';

export interface Autosave<Draft> {
  readonly $state: ReadableAtom<SaveState>;
  /** There is another draft to save. */
  readonly change: (draft: Draft) => void;
  /** Saves what is not saved yet, now; resolves when nothing is under way. */
  readonly flush: () => Promise<void>;
  /** Saves what is not saved yet, and tries no more: the form is gone. */
  readonly close: () => Promise<void>;
  /** Forgets what is not saved, as something else has saved or dropped it. */
  readonly drop: () => void;
}

/** How long nobody types before it is saved, in milliseconds. */
const pause = secondMs;
/** After so long what is only `kept` is tried again, in milliseconds. */
const again = 15_000;

/**
 * Saves drafts while a user fills something in. The latest wins: `save` is called again only when
 * the call before it is over, and then with the latest draft. One that could not be saved stays,
 * and is tried again by `flush`. What `save` answers to be `kept` elsewhere is tried again by
 * itself: soon, and as the browser is back online.
 */
export function createAutosave<Draft>(save: (draft: Draft) => Promise<unknown>): Autosave<Draft> {
  const $state = atom<SaveState>('untouched');
  let unsaved: { readonly draft: Draft } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isClosed = false;

  async function saveAll(): Promise<void> {
    while (unsaved) {
      const current = unsaved;
      unsaved = undefined;
      $state.set('saving');
      try {
        const outcome = await save(current.draft);
        if (outcome === 'kept') {
          unsaved ??= current;
          $state.set('kept');
          if (!isClosed) tryAgain();
          return;
        }
        $state.set('saved');
      } catch {
        // The component that shows the state offers another try.
        unsaved ??= current;
        $state.set('failed');
        return;
      }
    }
  }

  function tryAgain(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), again);
    globalThis.addEventListener?.('online', goOn, { once: true });
  }

  function goOn(): void {
    if (!isClosed && $state.get() === 'kept') void flush();
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    running ??= saveAll().finally(() => {
      running = undefined;
    });
    await running;
  }

  return {
    $state,
    flush,
    async close() {
      isClosed = true;
      globalThis.removeEventListener?.('online', goOn);
      await flush();
    },
    change(draft) {
      unsaved = { draft };
      if (!running) $state.set('waiting');
      clearTimeout(timer);
      timer = setTimeout(() => void flush(), pause);
    },
    drop() {
      clearTimeout(timer);
      unsaved = undefined;
      $state.set('untouched');
    },
  };
}
