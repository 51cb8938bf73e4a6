import { atom, type ReadableAtom } from 'nanostores';

/** `waiting`: something has changed and is saved as soon as nobody types for a moment. */
export type SaveState = 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed';

export interface Autosave<Draft> {
  readonly $state: ReadableAtom<SaveState>;
  /** There is another draft to save. */
  readonly change: (draft: Draft) => void;
  /** Saves what is not saved yet, now; resolves when nothing is under way. */
  readonly flush: () => Promise<void>;
  /** Forgets what is not saved, as something else has saved or dropped it. */
  readonly drop: () => void;
}

/** How long nobody types before it is saved, in milliseconds. */
const pause = 1000;

/**
 * Saves drafts while somebody fills something in. The latest wins: `save` is called again only when
 * the call before it is over, and then with the latest draft. One that could not be saved stays, and
 * is tried again by `flush`.
 */
export function createAutosave<Draft>(save: (draft: Draft) => Promise<void>): Autosave<Draft> {
  const $state = atom<SaveState>('untouched');
  let unsaved: { readonly draft: Draft } | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;

  async function saveAll(): Promise<void> {
    while (unsaved) {
      const current = unsaved;
      unsaved = undefined;
      $state.set('saving');
      try {
        await save(current.draft);
        $state.set('saved');
      } catch {
        // Whoever shows the state offers another try.
        unsaved ??= current;
        $state.set('failed');
        return;
      }
    }
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
