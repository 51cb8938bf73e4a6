import { findTransition, findWayBack, type ListingAction } from '@boardwalk/sdk-core/posting/life';
import { mayWith } from '@boardwalk/sdk-core/posting/own/may-with';
import { myListingsMessages } from '@boardwalk/sdk-core/posting/own/my-listings-messages';
import type {
  OwnListingAction,
  OwnListingsStore,
  Removed,
} from '@boardwalk/sdk-core/posting/own/own-listings-store';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { editorRoute } from '@boardwalk/sdk-core/vocabulary/routes/editor-route';
import { boards } from '@boardwalk/sdk-core/vocabulary/routes/routes';
import { type CountMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import type { RefObject } from 'react';
import { toast } from '../../element/toast.ts';
import { useCounted } from '../../parts/count/use-counted.ts';
import { explainProblem } from '../../parts/problem/explain-problem.ts';
import { useConfirmedRemoval } from './deletion/use-confirmed-removal.ts';
import type { MyListingsContext } from './my-listings-context.ts';

/** The actions on listings; each shows its outcome. */
export interface OwnListingActions {
  act(rows: readonly OwnListingSummary[], action: ListingAction): void;
  /** Of what is chosen nothing can be done. */
  tellNothingToDo(): void;
  /** It can’t be deleted while a licence runs on it, which ends elsewhere. */
  tellLicensed(row: OwnListingSummary): void;
  duplicate(row: OwnListingSummary): void;
  /** Rejects with why not. */
  remove(rows: readonly OwnListingSummary[]): Promise<void>;
  /** On a partner's page: in a window of our own site, which opens in the press. */
  removeConfirmed(row: OwnListingSummary): void;
}

/** Performs actions on listings, shows the outcome, and offers to undo what has a way back. */
export function useOwnListingActions(
  context: MyListingsContext,
  store: OwnListingsStore,
  heading: RefObject<HTMLElement | null>,
): OwnListingActions {
  const { env, host, navigate } = context;
  const messages = env.messages(myListingsMessages);
  const counted = useCounted();
  const askAndRemove = useConfirmedRemoval(context, store);

  function tell(...told: [message: string, tone?: 'error', undo?: () => void]) {
    const [message, tone, undo] = told;
    if (!host.element) return;
    toast(host.element, message, tone, undo && { action: { label: messages.undo, run: undo } });
  }

  function doneText(
    done: readonly OwnListingAction[],
    first: OwnListingAction,
    chosen: number,
  ): string {
    if (done.length < chosen) {
      return fillMessage(counted(messages.doneSome, done.length), { chosen });
    }
    if (done.length > 1) return counted(messages.doneMany, done.length);
    const title = first.row.title || messages.untitled;
    return fillMessage(messages[`done.${first.action}`], { title });
  }

  /** Performs actions: of more that were chosen, `deeds` are those that can be done. */
  async function perform(
    deeds: readonly OwnListingAction[],
    isUndo: boolean,
    chosen = deeds.length,
  ) {
    const { done, problem } = await store.act(deeds);
    keepFocus(heading.current);
    if (problem)
      tell(fillMessage(messages.notDone, { cause: explainProblem(problem, env) }), 'error');
    const [first] = done;
    if (!first) return;
    const back = isUndo ? [] : done.flatMap(wayBack);
    tell(
      doneText(done, first, problem ? done.length : chosen),
      undefined,
      back.length === done.length ? () => void perform(back, true) : undefined,
    );
  }

  const about = (message: CountMessage, rows: readonly OwnListingSummary[]) =>
    fillMessage(counted(message, rows.length), { title: rows[0]?.title || messages.untitled });

  /** Where all can come back, that is offered: as drafts, since others saw them go. */
  function tellRemoved(rows: readonly OwnListingSummary[], removed: readonly Removed[]) {
    const undo = async () => {
      try {
        await store.bringBack(removed);
        tell(about(messages.broughtBack, rows));
      } catch (error) {
        tellFailure(error);
      }
    };
    const isWhole = removed.length === rows.length;
    tell(about(messages.deleted, rows), undefined, isWhole ? () => void undo() : undefined);
  }

  function tellFailure(error: unknown) {
    tell(fillMessage(messages.failed, { cause: explainProblem(toProblem(error), env) }), 'error');
  }

  async function removeConfirmed(row: OwnListingSummary) {
    const removal = await askAndRemove(row);
    if (!removal) return;
    if (removal.state === 'deleted') tellRemoved([row], removal.removed);
    else if (removal.state !== 'failed') tell(messages[`asking.${removal.state}`], 'error');
    else
      tell(fillMessage(messages.failed, { cause: explainProblem(removal.problem, env) }), 'error');
    keepFocus(heading.current);
  }

  const tellNothingToDo = () => tell(messages.nothingToDo);

  return {
    tellNothingToDo,
    tellLicensed({ title }) {
      if (!host.element) return;
      const text = fillMessage(messages.licensed, { title });
      const run = () => navigate(boards({}));
      toast(host.element, text, 'error', { action: { label: messages.myBoards, run } });
    },
    removeConfirmed: (row) => void removeConfirmed(row),
    act(rows, action) {
      const deeds = rows
        .filter((row) => mayWith(row, 'write'))
        .filter((row) => findTransition(row.listingType, row.standing, action))
        .map((row) => ({ row, action }));
      if (deeds.length === 0) tellNothingToDo();
      else void perform(deeds, false, rows.length);
    },
    async duplicate(row) {
      try {
        const { id, listingType: type } = await store.duplicate(row);
        navigate(editorRoute({ id, type, isPublished: false }));
      } catch (error) {
        tellFailure(error);
      }
    },
    async remove(rows) {
      tellRemoved(rows, await store.remove(rows));
    },
  };
}

function wayBack({ row, action }: OwnListingAction): readonly OwnListingAction[] {
  const back = findWayBack(row.listingType, row.standing, action);
  return back ? [{ row, action: back }] : [];
}

/** A row that the filter leaves out from now on takes the focus with it: it goes to the heading. */
function keepFocus(heading: HTMLElement | null): void {
  if (document.activeElement === document.body) heading?.focus();
}
