import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { HeldChoice } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import { boardMapMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import {
  type BoardChoice,
  createBoardChoiceStore,
} from '@boardwalk/sdk-core/licenses/selection/board-choice-store';
import type { SelectionChange } from '@boardwalk/sdk-core/licenses/selection/selection';
import { selectionMessages } from '@boardwalk/sdk-core/licenses/selection/selection-messages';
import { isEnding } from '@boardwalk/sdk-core/licenses/term/last-days';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useMemo, useState } from 'react';
import { toast } from '../../element/toast.ts';
import { useNotifyOnChange } from '../../element/use-notify-on-change.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { BoardsContext } from './boards-context.ts';
import { findUpgradeText } from './upgrade-text.ts';
import { type HeldPlaces, subscribedOf } from './use-held-places.ts';

/**
 * Returns the choice that the attributes say, which a change writes back to them; its places are
 * held.
 */
export function useBoardChoice(context: BoardsContext, places: HeldPlaces) {
  const { attributes, env, emit, host, setAttributes } = context;
  const { planId, billboards } = attributes;
  const messages = env.messages(selectionMessages);
  const [store] = useState(() => createBoardChoiceStore(env));
  const subscribed = [...attributes.subscribed, ...subscribedOf(places)].join();
  const held = places.held?.running;
  const running = held?.plan;
  const isInLastDays = held !== undefined && held !== null && isEnding(held, env.clock.now());
  const address = useMemo(
    () => ({ planId, billboards, subscribed: readIds(subscribed), running, isInLastDays }),
    [planId, billboards, subscribed, running, isInLastDays],
  );
  const remote = useRemote(store, address);
  const [lost, setLost] = useState<HeldChoice['refused']>();
  const query = remote.state === 'ready' ? remote.value.query : undefined;

  useNotifyOnChange(query, (next) => {
    const isWritten = planId === (next.planId ?? '') && billboards === (next.billboards ?? '');
    if (!isWritten) setAttributes({ planId: next.planId, billboards: next.billboards });
  });

  /** Reports what has come of a change, at once and to the page. */
  function tell(change: SelectionChange | undefined): SelectionChange | undefined {
    if (!change) return undefined;
    const { outcome, selection } = change;
    if (outcome.kind === 'upgraded') {
      const plans = lastValue(store.$state.get())?.plans;
      const note = findUpgradeText({ outcome, plans }, env.messages(boardMapMessages), env.locale);
      say(messages.upgraded, note);
    }
    if (outcome.kind === 'refused') say(refusalText(outcome.reason, messages));
    else emit('bw-boards-change', toBoardChoiceDetail(change.query.planId, selection.boards));
    return change;
  }

  /** A change that somebody has made. */
  function take(change: SelectionChange | undefined): SelectionChange | undefined {
    setLost(undefined);
    if (change && change.outcome.kind !== 'refused') places.keep(change);
    return tell(change);
  }

  const refused = places.held?.refused;
  useNotifyOnChange(refused?.length ? refused : undefined, (boards) => {
    for (const { id } of boards) tell(store.remove(id));
    setLost(boards);
    // Others have taken what the map still offers.
    void store.refresh();
  });

  const say = (message: string, note?: string) =>
    host.element && toast(host.element, message, 'neutral', { note });

  return { store, remote, take, lost };
}

/** Returns a choice as the events report it. */
export function toBoardChoiceDetail(
  planId: string | undefined,
  boards: BoardChoice['selection']['boards'],
) {
  return { planId: planId ?? null, billboards: [...boards] };
}

type Words = {
  readonly maximum: string;
  readonly alreadySelected: string;
  readonly subscribed: string;
};

function refusalText(reason: 'subscribed' | 'already-selected' | 'maximum-reached', words: Words) {
  if (reason === 'maximum-reached') return words.maximum;
  return reason === 'subscribed' ? words.subscribed : words.alreadySelected;
}

/** Ids as a page writes them; what is no number is no board. */
function readIds(text: string): readonly BoardId[] {
  // Whether there is a board by that number, the choice finds out.
  return text
    .split(',')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0) as BoardId[];
}
