import { atom, type ReadableAtom } from 'nanostores';
import type { BoardId } from '../../vocabulary/ids.ts';
import type { SizedPlan } from '../plans/plan-sizes.ts';
import {
  addBoard,
  choosePlan,
  type DroppedBoard,
  type OpenedFrom,
  openSelection,
  removeBoard,
  type Selection,
  type SelectionChange,
  type SelectionOutcome,
  type SelectionQuery,
} from './selection.ts';

/** A selection as it shows, and what is said of it. */
export interface OpenSelection {
  readonly selection: Selection;
  /** What the last change came to. */
  readonly outcome: SelectionOutcome;
  /** What an address named in vain, until the selection is changed. */
  readonly dropped: readonly DroppedBoard[];
}

/** A selection that follows an address, and says how that reads after each change. */
export interface SelectionStore {
  /** Undefined until it was opened. */
  readonly $state: ReadableAtom<OpenSelection | undefined>;
  /**
   * Opens what an address says, unless that is what the last change wrote there; answers how it
   * reads from now on.
   */
  open(from: OpenedFrom): SelectionQuery;
  add(board: BoardId): SelectionChange;
  remove(board: BoardId): SelectionChange;
  choose(plan: SizedPlan): SelectionChange;
}

export function createSelectionStore(): SelectionStore {
  const $state = atom<OpenSelection | undefined>();
  let plans: readonly SizedPlan[] = [];
  let written: SelectionQuery | undefined;

  function require(): OpenSelection {
    const state = $state.get();
    if (!state) throw new Error('A selection is changed once it was opened.');
    return state;
  }

  function take(change: SelectionChange, dropped: readonly DroppedBoard[]): SelectionChange {
    const { selection, outcome, query } = change;
    $state.set({ selection, outcome, dropped });
    written = query;
    return change;
  }

  return {
    $state,
    open(from) {
      const before = $state.get();
      plans = from.standardPlans;
      const opened = openSelection(from);
      const { dropped, query } = opened;
      const isOwn =
        before !== undefined &&
        from.billboards === written?.billboards &&
        query.planId === written?.planId &&
        dropped.length === 0;
      // What is said of the change that wrote the address goes on being said.
      if (isOwn) $state.set({ ...before, selection: opened.selection });
      else take(opened, dropped);
      return query;
    },
    add: (board) => take(addBoard(require().selection, board, plans), []),
    remove: (board) => take(removeBoard(require().selection, board, plans), []),
    choose: (plan) => take(choosePlan(require().selection, plan, plans), []),
  };
}
