import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createHoldsStore, type HeldChoice } from '@boardwalk/sdk-core/licenses/holds/holds-store';
import type { SelectionChange } from '@boardwalk/sdk-core/licenses/selection/selection';
import type { BoardId, ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useState } from 'react';
import { useSession } from '../../account/shared/session/use-session.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import type { BoardsContext } from './boards-context.ts';

/** The places that are held for the listing of the address. */
export interface HeldPlaces {
  /** That listing, once somebody is signed in whose it may be. */
  readonly listingId: ListingId | undefined;
  /** Undefined where it is not known. */
  readonly held: HeldChoice | undefined;
  /** Whether the last choice could not be sent. */
  readonly hasFailed: boolean;
  /** Keeps what is chosen from now on; nothing where nobody is signed in, or for no listing. */
  readonly keep: (choice: Pick<SelectionChange, 'selection' | 'query'>) => void;
}

const nothing: readonly BoardId[] = [];

/** The boards that the listing has a place on already. */
export function subscribedOf({ held }: HeldPlaces): readonly BoardId[] {
  return held?.subscribed ?? nothing;
}

/** Holds places as they are chosen, for a signed-in user who chooses for a listing of theirs. */
export function useHeldPlaces({ attributes, env }: BoardsContext): HeldPlaces {
  const [store] = useState(() => createHoldsStore(env));
  const isSignedIn = Boolean(useSession(env));
  const isAsked = isSignedIn && attributes.listingId > 0 && !attributes.quickView;
  // Ids are branded by the contract's schemas; whose it is, the answer says.
  const listingId = isAsked ? (attributes.listingId as ListingId) : undefined;

  const remote = useRemote(store, listingId);
  const value = lastValue(remote);
  return {
    listingId,
    held: value?.listingId === listingId ? value : undefined,
    hasFailed: listingId !== undefined && remote.state === 'failed',
    keep({ selection, query }) {
      if (listingId === undefined) return;
      void store.keep({ listingId, billboards: selection.boards, planId: query.planId });
    },
  };
}
