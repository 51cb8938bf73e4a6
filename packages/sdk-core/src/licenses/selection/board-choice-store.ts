import type { ReadableAtom } from 'nanostores';
import { requestBoardNames } from '../../boards/map/board-names-store.ts';
import { type BoardsById, createBoardsStore } from '../../boards/map/boards-store.ts';
import type { ChoosableBoard } from '../../boards/selection/board-ids.ts';
import type { Remote, SharingEnvironment } from '../../http/environment.ts';
import { type Presence, pagePresence } from '../../http/presence.ts';
import { createRemote, lastValue } from '../../http/remote.ts';
import type { BoardId } from '../../vocabulary/ids.ts';
import { Problem, toProblem } from '../../vocabulary/problem.ts';
import { writeJson } from '../../vocabulary/text/write-json.ts';
import { minuteMs } from '../../vocabulary/time/durations.ts';
import type { Plan } from '../plans/schemas.ts';
import type { ChosenPlan } from './chosen-plan.ts';
import { besideRunning, chosenOf, createPlanFinder, type PlanChoice } from './plan-choice-store.ts';
import type { SelectionChange, SelectionQuery } from './selection.ts';
import { createSelectionStore, type OpenSelection } from './selection-store.ts';

/** What an address says of a choice, `''` where it says nothing. */
export interface ChoiceAddress {
  readonly planId: string;
  readonly billboards: string;
  /** Boards that the licence of the listing has already. */
  readonly subscribed: readonly BoardId[];
  /** The plan that runs for the listing. */
  readonly running?: Plan | undefined;
  /** Whether it is too late for a larger one in its place. */
  readonly isInLastDays?: boolean;
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
  /** Requests again what could not be had. */
  reload(): Promise<void>;
  /** Requests all boards again, as others take their places; the choice stays. */
  refresh(): Promise<void>;
  /** Refreshes what is older than a minute as somebody comes back to the page; answers how to stop. */
  follow(): () => void;
  /** What came of it; undefined before there is a choice. */
  add(board: BoardId): SelectionChange | undefined;
  remove(board: BoardId): SelectionChange | undefined;
  choose(plan: Plan): SelectionChange | undefined;
}

/** Milliseconds after which the places of the map are old to somebody who was away. */
const freshFor = minuteMs;

export function createBoardChoiceStore(
  env: Pick<SharingEnvironment, 'client' | 'store' | 'clock'>,
  presence: Presence = pagePresence,
): BoardChoiceStore {
  const boardsStore = env.store(createBoardsStore);
  const findPlans = createPlanFinder(env);
  const selections = createSelectionStore();
  const remote = createRemote<BoardChoice>({ request: (signal) => request(signal) });
  let wanted: WantedAddress | undefined;
  let refreshedAt = env.clock.now();

  async function requireBoards(): Promise<BoardsById> {
    await boardsStore.load();
    const state = boardsStore.$state.get();
    if (state.state === 'failed') throw state.problem;
    const boards = lastValue(state);
    if (!boards) throw new Problem('internal', 'Expected the boards to be there.');
    return boards;
  }

  async function request(signal: AbortSignal): Promise<BoardChoice> {
    if (!wanted) throw new Error('No address shows yet.');
    const { address } = wanted;
    const [boards, found] = await Promise.all([
      requireBoards(),
      findPlans(namedBy(address), signal).catch((error: unknown) => {
        if (toProblem(error).code === 'aborted') throw error;
        return undefined;
      }),
    ]);
    const retired = await findRetired(address, boards, signal);
    signal.throwIfAborted();
    const plans = found && besideRunning(found, address.running, address.isInLastDays);
    const query = selections.open({
      billboards: address.billboards,
      boards: [...boards.values(), ...retired],
      subscribed: address.subscribed,
      plan: plans ? choiceOf(plans) : { kind: 'none' },
      standardPlans: plans?.standardPlans ?? [],
    });
    return {
      ...opened(),
      boards,
      plans,
      unknownPlan: unknownOf(address, found),
      // As long as the plans can't be had, the address keeps what it says.
      query: plans ? query : queryOf(address),
    };
  }

  /**
   * Returns boards of an address that the map does not have, as they are no longer sold; no other
   * user is shown them.
   */
  async function findRetired(
    { billboards }: ChoiceAddress,
    boards: BoardsById,
    signal: AbortSignal,
  ): Promise<readonly ChoosableBoard[]> {
    const missing = [...readableIds(billboards)].filter((id) => !boards.has(id));
    if (missing.length === 0) return [];
    const names = await requestBoardNames(env, missing, signal).catch((error: unknown) => {
      if (toProblem(error).code === 'aborted') throw error;
      return new Map<BoardId, string>();
    });
    return [...names.keys()].map((id) => ({ id, isRetired: true }));
  }

  /**
   * Returns the unknown plan. An address that was rewritten no longer names it; what is said of it
   * stays.
   */
  function unknownOf({ planId, running }: ChoiceAddress, plans: PlanChoice | undefined) {
    if (planId === '') return lastValue(remote.$state.get())?.unknownPlan;
    return plans && !chosenOf(plans) && planId !== running?.id ? planId : undefined;
  }

  function opened(): OpenSelection {
    const state = selections.$state.get();
    if (!state) throw new Error('A selection was opened just before.');
    return state;
  }

  /** Quietly where something shows already: an address that a change wrote brings nothing new. */
  function load(): Promise<void> {
    if (!wanted) return Promise.resolve();
    return remote.reload(lastValue(remote.$state.get()) !== undefined);
  }

  async function refresh(): Promise<void> {
    refreshedAt = env.clock.now();
    await boardsStore.reload();
    const shown = lastValue(remote.$state.get());
    // Whatever was changed meanwhile may not have reached the address yet.
    if (wanted && shown) wanted = wantedOf({ ...wanted.address, ...addressOf(shown.query) });
    await load();
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
      const next = wantedOf(address);
      if (wanted?.text === next.text) return;
      wanted = next;
      await load();
    },
    reload: load,
    refresh,
    follow: () =>
      presence.subscribe(() => {
        if (presence.isPresent() && env.clock.now() - refreshedAt >= freshFor) void refresh();
      }),
    add: (board) => change(() => selections.add(board)),
    remove: (board) => change(() => selections.remove(board)),
    choose: (plan) => change(() => selections.choose(plan)),
  };
}

/** The plan that runs is known, whether it is offered to others or not. */
function namedBy({ planId, running }: ChoiceAddress): string {
  return planId === running?.id ? '' : planId;
}

/** Numbers of an address that may be ids, as many as one call can name. */
function readableIds(billboards: string): ReadonlySet<BoardId> {
  const ids = billboards.split(',').map((text) => Number(text.trim()));
  // Whether there is a board by that number, the answer says.
  return new Set(
    ids.filter((id) => Number.isSafeInteger(id) && id > 0).slice(0, 1000) as BoardId[],
  );
}

interface WantedAddress {
  readonly address: ChoiceAddress;
  /** What two addresses are compared by. */
  readonly text: string;
}

function wantedOf({ planId, billboards, subscribed, running }: ChoiceAddress): WantedAddress {
  const address = { planId, billboards, subscribed, running };
  return { address, text: writeJson(address) };
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

function addressOf({ planId = '', billboards = '' }: SelectionQuery) {
  return { planId, billboards };
}
