import {
  type ChoosableBoard,
  type DropReason,
  readBoardIds,
  writeBoardIds,
} from '../../boards/selection/board-ids.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import type { SizedPlan } from '../plans/plan-sizes.ts';
import {
  type ChosenPlan,
  findSmallerPlan,
  fittedPlan,
  maximumOf,
  withCode,
  withStandardPlan,
} from './chosen-plan.ts';

/** What somebody has chosen for one listing. */
export interface Selection {
  /** In the order in which they were chosen; none of them is subscribed. */
  readonly boards: readonly BoardId[];
  /** Boards of the licence that the listing has already: they take seats of the plan, and stay. */
  readonly subscribed: readonly BoardId[];
  readonly plan: ChosenPlan;
}

/** Why a board was not added. */
export type AddRefusal = 'subscribed' | 'already-selected' | 'maximum-reached';

/** What came of a change: said to people where it is `upgraded`, `smaller-fits` or `refused`. */
export type SelectionOutcome =
  | { readonly kind: 'changed' }
  | { readonly kind: 'upgraded'; readonly from: SizedPlan; readonly to: SizedPlan }
  | { readonly kind: 'smaller-fits'; readonly plan: SizedPlan }
  | { readonly kind: 'refused'; readonly reason: AddRefusal };

/** What the address says of a selection; undefined is no parameter. */
export interface SelectionQuery {
  readonly planId: string | undefined;
  readonly billboards: string | undefined;
}

/** A selection after a change, with its query. */
export interface SelectionChange {
  readonly selection: Selection;
  readonly query: SelectionQuery;
  readonly outcome: SelectionOutcome;
}

/** Adds a board, unless it is selected already or as many are as can be. */
export function addBoard(
  selection: Selection,
  board: BoardId,
  standardPlans: readonly SizedPlan[],
): SelectionChange {
  const reason = findAddRefusal(selection, board, standardPlans);
  if (reason !== undefined) return changed(selection, { kind: 'refused', reason });
  return fitted({ ...selection, boards: [...selection.boards, board] }, standardPlans);
}

/** Takes a board out; the plan stays, and a smaller one that is enough now is named. */
export function removeBoard(
  selection: Selection,
  board: BoardId,
  standardPlans: readonly SizedPlan[],
): SelectionChange {
  const boards = selection.boards.filter((one) => one !== board);
  if (boards.length === selection.boards.length) return changed(selection, { kind: 'changed' });
  const left = { ...selection, boards };
  const plan = findSmallerPlan(left.plan, seatsOf(left), standardPlans);
  return plan ? changed(left, { kind: 'smaller-fits', plan }) : fitted(left, standardPlans);
}

/** Picks a standard plan, or a larger one at once where the boards are more than it has seats. */
export function choosePlan(
  selection: Selection,
  plan: SizedPlan,
  standardPlans: readonly SizedPlan[],
): SelectionChange {
  return fitted({ ...selection, plan: withStandardPlan(selection.plan, plan) }, standardPlans);
}

/** Applies an enterprise code: the plan that it belongs to, undefined where it belongs to none. */
export function applyCode(
  selection: Selection,
  plan: SizedPlan | undefined,
  standardPlans: readonly SizedPlan[],
): SelectionChange {
  return fitted({ ...selection, plan: withCode(selection.plan, plan) }, standardPlans);
}

/** Why an id of the query was left out. */
export interface DroppedBoard {
  readonly text: string;
  readonly reason: DropReason | AddRefusal;
}

/** What a selection is opened from; an enterprise plan was looked up by its code before. */
export interface OpenedFrom {
  readonly billboards: string | undefined;
  readonly boards: Iterable<ChoosableBoard>;
  readonly subscribed: readonly BoardId[];
  readonly plan: ChosenPlan;
  readonly standardPlans: readonly SizedPlan[];
}

/** The selection of a query, the query as it reads from now on, and what was left out of it. */
export function openSelection({
  billboards,
  boards,
  subscribed,
  plan,
  standardPlans,
}: OpenedFrom): SelectionChange & { readonly dropped: readonly DroppedBoard[] } {
  const read = readBoardIds(billboards, boards);
  const dropped: DroppedBoard[] = [...read.dropped];
  let selection: Selection = { boards: [], subscribed, plan };
  for (const id of read.ids) {
    const reason = findAddRefusal(selection, id, standardPlans);
    if (reason === undefined) selection = { ...selection, boards: [...selection.boards, id] };
    else dropped.push({ text: String(id), reason });
  }
  return { ...fitted(selection, standardPlans), dropped };
}

/** Why a board can't be added; undefined where it can. */
export function findAddRefusal(
  selection: Selection,
  board: BoardId,
  standardPlans: readonly SizedPlan[],
): AddRefusal | undefined {
  if (selection.subscribed.includes(board)) return 'subscribed';
  if (selection.boards.includes(board)) return 'already-selected';
  const maximum = maximumOf(selection.plan, standardPlans);
  return seatsOf(selection) >= maximum ? 'maximum-reached' : undefined;
}

/** Seats of the plan that the boards take, those of the licence included. */
export function seatsOf({ boards, subscribed }: Selection): number {
  return boards.length + subscribed.length;
}

/** Whether the chosen plan has a seat for each board, so that it can be bought. */
export function fitsPlan(selection: Selection): boolean {
  return selection.plan.kind !== 'none' && seatsOf(selection) <= selection.plan.plan.seat_count;
}

/** A board of the side list. */
export interface SelectedBoard {
  readonly id: BoardId;
  readonly isSubscribed: boolean;
}

/** All boards as the side list shows them: those of the licence first, which can't be taken out. */
export function listSelected({ boards, subscribed }: Selection): readonly SelectedBoard[] {
  return [
    ...subscribed.map((id) => ({ id, isSubscribed: true })),
    ...boards.map((id) => ({ id, isSubscribed: false })),
  ];
}

function fitted(selection: Selection, standardPlans: readonly SizedPlan[]): SelectionChange {
  const before = selection.plan;
  const plan = fittedPlan(before, seatsOf(selection), standardPlans);
  if (plan === before || plan.kind === 'none' || before.kind === 'none') {
    return changed(selection, { kind: 'changed' });
  }
  return changed({ ...selection, plan }, { kind: 'upgraded', from: before.plan, to: plan.plan });
}

function changed(selection: Selection, outcome: SelectionOutcome): SelectionChange {
  const { plan, boards } = selection;
  return {
    selection,
    query: {
      planId: plan.kind === 'none' ? undefined : plan.plan.id,
      billboards: writeBoardIds(boards),
    },
    outcome,
  };
}
