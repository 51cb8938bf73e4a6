import type { GridReader } from '@boardwalk/sdk-core/shops/edits/grid-cells';
import {
  type CellChange,
  changeCells,
  type GridDraft,
  settleDraft,
} from '@boardwalk/sdk-core/shops/edits/grid-draft';
import type { EditableRow, EditResult } from '@boardwalk/sdk-core/shops/edits/schemas';
import { useState } from 'react';

interface Drafts {
  readonly now: GridDraft;
  /** What was typed before, the last first, and what was taken back. */
  readonly past: readonly GridDraft[];
  readonly future: readonly GridDraft[];
}

/** Steps that can be taken back. */
const mostSteps = 100;

const none: Drafts = { now: new Map(), past: [], future: [] };

/** What is typed over a shop's products and not saved yet, step by step. */
export function useProductDraft() {
  const [{ now, past, future }, set] = useState(none);
  const [undone] = past;
  const [redone] = future;
  const step = (next: GridDraft) =>
    set({ now: next, past: [now, ...past].slice(0, mostSteps), future: [] });

  return {
    draft: now,
    change: (
      changes: readonly CellChange[],
      rows: readonly EditableRow[],
      reader: GridReader,
    ): void => step(changeCells(now, changes, rows, reader)),
    discard: () => step(none.now),
    /** What was sent and changed is over; steps before it would bring it back. */
    settle: (results: readonly EditResult[], reader: GridReader): void =>
      set({ ...none, now: settleDraft(now, results, reader) }),
    undo: undone && (() => set({ now: undone, past: past.slice(1), future: [now, ...future] })),
    redo: redone && (() => set({ now: redone, past: [now, ...past], future: future.slice(1) })),
  };
}
