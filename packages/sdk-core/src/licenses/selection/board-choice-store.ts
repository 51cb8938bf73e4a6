import type { ReadableAtom } from 'nanostores';
import { type BoardsById, createBoardsStore } from '../../boards/map/boards-store.ts';
import type { Remote, SharingEnvironment } from '../../http/environment.ts';
import { createRemoteStore, lastValue } from '../../http/remote.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { Problem, toProblem } from '../../vocabulary/problem.ts';
import { writeJson } from '../../vocabulary/text/write-json.ts';
import type { Plan } from '../plans/schemas.ts';
import type { ChosenPlan } from './chosen-plan.ts';
import { chosenOf, createPlanFinder, type PlanChoice } from './plan-choice-store.ts';
import type { SelectionChange, SelectionQuery } from './selection.ts';
import { createSelectionStore, type OpenSelection } from './selection-store.ts';

/** What an address says of a choice, `''` where it says nothing. */
export interface ChoiceAddress {
  readonly planId: string;
  readonly billboards: string;
  /** Boards that the licence of the listing has already. */
  readonly subscribed: readonly BoardId[];
}

/** All boards, the plans, and what is chosen of both. */
export interface BoardChoice extends OpenSelection {
  readonly boards: BoardsById;
  /** Undefined where the plans can't be had now: then nothing can be chosen. */
  readonly plans: PlanChoice | undefined;
  /** What the address named as a plan and is none, until the choice is changed. */
  readonly unknownPlan: string | undefined;
  /** How the address reads; a new object for each change. */
  readonly query: SelectionQuery;
}

/** The choice that an address says; it is failed where the boards can't be had. */
export interface BoardChoiceStore {
  readonly $state: ReadableAtom<Remote<BoardChoice, Problem>>;
  /** Opens an address, unless it is the one that shows. */
  show(address: ChoiceAddress): Promise<void>;
  /** Asks again for what could not be had. */
  retry(): Promise<void>;
  /** What came of it; undefined before there is a choice. */
  add(board: BoardId): SelectionChange | undefined;
  remove(board: BoardId): SelectionChange | undefined;
  choose(plan: Plan): SelectionChange | undefined;
}

export function createBoardChoiceStore(
  env: Pick<SharingEnvironment, 'client' | 'store'>,
): BoardChoiceStore {
  const boardsStore = env.store(createBoardsStore);
  const findPlans = createPlanFinder(env);
  const selections = createSelectionStore();
  const remote = createRemoteStore<BoardChoice>(undefined, 'loading');
  let wanted: { readonly address: ChoiceAddress; readonly text: string } | undefined;

  async function requireBoards(): Promise<BoardsById> {
    await boardsStore.load();
    const state = boardsStore.$state.get();
    if (state.state === 'failed') throw state.problem;
    const boards = lastValue(state);
    if (!boards) throw new Problem('internal', 'Expected the boards to be there.');
    return boards;
  }

  async function request(address: ChoiceAddress, signal: AbortSignal): Promise<BoardChoice> {
    const [boards, plans] = await Promise.all([
      requireBoards(),
      findPlans(address.planId, signal).catch((error: unknown) => {
        if (toProblem(error).code === 'aborted') throw error;
        return undefined;
      }),
    ]);
    signal.throwIfAborted();
    const query = selections.open({
      billboards: address.billboards,
      boards: boards.values(),
      subscribed: address.subscribed,
      plan: plans ? choiceOf(plans) : { kind: 'none' },
      standardPlans: plans?.standardPlans ?? [],
    });
    return {
      ...opened(),
      boards,
      plans,
      unknownPlan: unknownOf(address, plans),
      // As long as the plans can't be had, the address keeps what it says.
      query: plans ? query : queryOf(address),
    };
  }

  /** An address that was written anew names it no longer; what is said of it stays. */
  function unknownOf({ planId }: ChoiceAddress, plans: PlanChoice | undefined) {
    if (planId === '') return lastValue(remote.$state.get())?.unknownPlan;
    return plans && !chosenOf(plans) ? planId : undefined;
  }

  function opened(): OpenSelection {
    const state = selections.$state.get();
    if (!state) throw new Error('A selection was opened just before.');
    return state;
  }

  /** Quietly where something shows already: an address that a change wrote brings nothing new. */
  function load(): Promise<void> {
    const mine = wanted;
    if (!mine) return Promise.resolve();
    const isQuiet = lastValue(remote.$state.get()) !== undefined;
    return remote.load((signal) => request(mine.address, signal), isQuiet);
  }

  function change(act: () => SelectionChange): SelectionChange | undefined {
    const before = lastValue(remote.$state.get());
    if (!before?.plans) return undefined;
    const changed = act();
    const { query } = changed;
    const { standardPlans, enterprisePlan } = before.plans;
    const isSame = query.planId === before.plans.planId;
    const plans = {
      planId: query.planId,
      standardPlans,
      enterprisePlan: isSame ? enterprisePlan : undefined,
    };
    remote.set({ ...before, ...opened(), plans, unknownPlan: undefined, query });
    return changed;
  }

  return {
    $state: remote.$state,
    async show(address) {
      const text = writeJson(address);
      if (wanted?.text === text) return;
      wanted = { address, text };
      await load();
    },
    retry: load,
    add: (board) => change(() => selections.add(board)),
    remove: (board) => change(() => selections.remove(board)),
    choose: (plan) => change(() => selections.choose(plan)),
  };
}

/** The plan as the rules know it. */
function choiceOf(plans: PlanChoice): ChosenPlan {
  const plan = chosenOf(plans);
  if (!plan) return { kind: 'none' };
  return { kind: plans.enterprisePlan ? 'enterprise' : 'standard', plan };
}

function queryOf({ planId, billboards }: ChoiceAddress): SelectionQuery {
  return { planId: planId || undefined, billboards: billboards || undefined };
}
