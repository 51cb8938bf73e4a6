import type { CardsStore } from '@boardwalk/sdk-core/billing/cards/cards-store';
import type { EmbedConfirmationRequest } from '@boardwalk/sdk-core/embeds/confirmations/embed-confirmation-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { useEffect, useRef, useState } from 'react';
import type { CardsContext } from './cards-context.ts';
import { popupParts } from './later-parts.ts';
import type { CardConfirmationState } from './popup/PopupConfirmationStatus.tsx';

const goneReason = new DOMException('The widget is gone', 'AbortError');

/**
 * On pages of others, `ask` has a pop-up of our own site do it: call it in the very press. It answers
 * whether it was done. Undefined on our own site, and until a window could be opened, which `isPending`
 * says is yet to come.
 */
export function useCardConfirmation({ env, host }: CardsContext, store: CardsStore) {
  const { parts, hasFailed } = popupParts.useParts(!host.firstParty);
  const [asking, setAsking] = useState<CardConfirmationState>();
  const current = useRef<AbortController>(undefined);

  // A widget that is gone does nothing with what the window comes to.
  useEffect(() => () => current.current?.abort(goneReason), []);

  async function ask(asked: EmbedConfirmationRequest): Promise<boolean> {
    // One window at a time: another press would take it from the first.
    if (!parts || asking?.state === 'waiting') return false;
    const life = new AbortController();
    current.current = life;
    const before = lastValue(store.$state.get()) ?? [];
    setAsking({ state: 'waiting', cancel: () => life.abort() });
    const outcome = await parts.requestUserConfirmation(env, asked, life.signal);
    if (life.signal.reason === goneReason) return false;
    const isDone = outcome.state === 'confirmed';
    // It may have been done in a window that could no longer report it.
    if (isDone && asked.kind === 'add-card') await store.reloadAdded(before, life.signal);
    else if (outcome.state !== 'blocked') await store.reload();
    setAsking(isDone || life.signal.aborted ? undefined : outcome);
    return isDone;
  }

  return {
    asking,
    ask: parts && !host.firstParty ? ask : undefined,
    isPending: !host.firstParty && !parts && !hasFailed,
  };
}
