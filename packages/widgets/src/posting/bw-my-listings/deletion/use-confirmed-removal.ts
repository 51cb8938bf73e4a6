import { writeDeletionSubject } from '@boardwalk/sdk-core/posting/own/deletion-subject';
import type { OwnListingsStore, Removed } from '@boardwalk/sdk-core/posting/own/own-listings-store';
import type { OwnListingSummary } from '@boardwalk/sdk-core/posting/own/schemas';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useEffect, useRef } from 'react';
import { lazyParts } from '../../../kit/lazy/lazy-parts.tsx';
import type { MyListingsContext } from '../my-listings-context.ts';

/** On pages of others: it must be at hand before a press, as a window opens in that alone. */
const popupParts = lazyParts(
  () => import('../../../embeds/shared/confirmation/request-user-confirmation.ts'),
);

/** What came of it; nothing where another press has taken its window, or the widget is gone. */
type Removal =
  | { readonly state: 'deleted'; readonly removed: readonly Removed[] }
  | { readonly state: 'blocked' | 'refused' | 'late' }
  | { readonly state: 'failed'; readonly problem: ReturnType<typeof toProblem> };

/**
 * On a partner's page, deletes a published listing once its owner has confirmed that in a window of
 * our own site: call it in the very press.
 */
export function useConfirmedRemoval(
  { env, host }: Pick<MyListingsContext, 'env' | 'host'>,
  store: OwnListingsStore,
): (row: OwnListingSummary) => Promise<Removal | undefined> {
  const { parts } = popupParts.useParts(!host.firstParty);
  const current = useRef<AbortController>(undefined);

  // A widget that is gone does nothing with what the window comes to.
  useEffect(() => () => current.current?.abort(), []);

  return async (row) => {
    if (!parts) return { state: 'blocked' };
    current.current?.abort();
    const life = new AbortController();
    current.current = life;
    const subject = writeDeletionSubject({ type: row.listingType, id: row.id });
    const asked = { kind: 'delete-listing', subject } as const;
    const outcome = await parts.requestUserConfirmation(env, asked, life.signal);
    if (life.signal.aborted) return undefined;
    if (outcome.state !== 'confirmed') return outcome;
    try {
      return { state: 'deleted', removed: await store.remove([row], outcome.id) };
    } catch (error) {
      return { state: 'failed', problem: toProblem(error) };
    }
  };
}
