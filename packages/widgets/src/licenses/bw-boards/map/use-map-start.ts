import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { ChosenListing } from '@boardwalk/sdk-core/licenses/checkout/chosen-listing-store';
import { createMapStartStore } from '@boardwalk/sdk-core/licenses/map/map-start-store';
import type { BoardChoice } from '@boardwalk/sdk-core/licenses/selection/board-choice-store';
import type { Bounds, Point } from '@boardwalk/sdk-core/vocabulary/places/geo';
import { useMemo, useState } from 'react';
import { useSession } from '../../../account/shared/session/use-session.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import type { BoardsContext } from '../boards-context.ts';

/** What shows around a place, to each side in degrees: a town with its streets. */
const around = 0.03;

/**
 * Where the map begins: at the listing and the boards that the address says, else where the page or
 * the profile says; undefined where nothing does, or as long as it is not known.
 */
export function useMapStart(
  { attributes, env, host }: BoardsContext,
  choice: BoardChoice | undefined,
  listing: ChosenListing | null | undefined,
): Bounds | undefined {
  const [store] = useState(() => createMapStartStore(env));
  const user = useSession(env);
  const { near, listingId, billboards } = attributes;
  const isSaid = listing?.point != null || billboards !== '';
  const isAwaited = listingId > 0 && listing === undefined;
  const text = listing?.address || near;
  // A page of others never reads a profile.
  const hasProfile = Boolean(user) && host.firstParty;
  const query = useMemo(() => ({ near: text, hasProfile }), [text, hasProfile]);
  const place = lastValue(useRemote(store, isSaid || isAwaited ? undefined : query));

  // What is chosen later moves no map.
  const [first, setFirst] = useState<readonly Point[]>();
  if (!first && choice)
    setFirst(choice.selection.boards.flatMap((id) => choice.boards.get(id) ?? []));
  return useMemo(() => {
    const said = [...(listing?.point ? [listing.point] : []), ...(first ?? [])];
    const points = said.length > 0 || !place ? said : [place];
    return points.length > 0 ? boxAround(points) : undefined;
  }, [listing?.point, first, place]);
}

function boxAround(points: readonly Point[]): Bounds {
  const lats = points.map(({ lat }) => lat);
  const lngs = points.map(({ lng }) => lng);
  return {
    south: Math.min(...lats) - around,
    west: Math.min(...lngs) - around,
    north: Math.max(...lats) + around,
    east: Math.max(...lngs) + around,
  };
}
