import { browserStorage, type Storing } from '../../account/browser-storage.ts';
import {
  clearedSelection,
  decodeSelection,
  encodeSelection,
  type StoredSelection,
  storedSelectionKey,
} from './stored-selection.ts';

/** What this browser keeps of a selection while its owner registers, on our own site alone. */
export interface SelectionKeeper {
  keep(selection: StoredSelection): void;
  /** Undefined if none is stored any more. */
  read(): StoredSelection | undefined;
  clear(): void;
}

export function createSelectionKeeper(
  clock: { now(): number },
  storage: Storing | undefined = browserStorage(),
): SelectionKeeper {
  function write(text: string): void {
    try {
      storage?.setItem(storedSelectionKey, text);
    } catch {
      // A full storage saves none: the boards are chosen again.
    }
  }

  return {
    keep: (selection) => write(encodeSelection(selection, clock.now())),
    read: () => decodeSelection(storage?.getItem(storedSelectionKey) ?? null, clock.now()),
    clear: () => write(clearedSelection),
  };
}
