import { useRef, useState } from 'react';
import type { RowId } from './column.ts';

/** The rows that are chosen, on whichever pages. */
export interface RowSelection {
  readonly chosen: ReadonlySet<RowId>;
  /** Chooses a row or lets it go; with `isRange` all rows from the one before it on. */
  toggle(id: RowId, isRange: boolean): void;
  /** Chooses all rows of the page, or lets them go. */
  togglePage(): void;
  clear(): void;
}

/** What is chosen in a table whose page shows these rows. */
export function useSelection(ids: readonly RowId[]): RowSelection {
  const [chosen, setChosen] = useState<ReadonlySet<RowId>>(new Set());
  const last = useRef<RowId>(undefined);

  function set(changed: readonly RowId[], isChosen: boolean) {
    const next = new Set(chosen);
    for (const id of changed) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  }

  return {
    chosen,
    toggle(id, isRange) {
      const from = isRange && last.current !== undefined ? ids.indexOf(last.current) : -1;
      last.current = id;
      set(from < 0 ? [id] : between(ids, from, ids.indexOf(id)), !chosen.has(id));
    },
    togglePage: () => set(ids, !ids.every((id) => chosen.has(id))),
    clear: () => setChosen(new Set()),
  };
}

function between(ids: readonly RowId[], one: number, other: number): readonly RowId[] {
  return ids.slice(Math.min(one, other), Math.max(one, other) + 1);
}
