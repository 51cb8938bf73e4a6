import { createBoardsStore } from '@boardwalk/sdk-core/boards/map/boards-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { useLoaded } from '../../../parts/remote-state/use-remote.ts';

/** What boards are called, by their number where it is not known; whether it may still become known. */
export function useBoardNames() {
  const remote = useLoaded(useEnvironment().store(createBoardsStore));
  const boards = lastValue(remote);
  return {
    isWaiting: !boards && remote.state !== 'failed',
    nameOf: (id: BoardId) => boards?.get(id)?.name ?? `№ ${id}`,
  };
}

/** Boards below one another, by their names. */
export function BoardNames({ ids }: { readonly ids: readonly BoardId[] }) {
  const { isWaiting, nameOf } = useBoardNames();
  return (
    <ul className="checkout-boards">
      {ids.map((id) => (
        <li key={id}>{isWaiting ? <Skeleton className="checkout-board-place" /> : nameOf(id)}</li>
      ))}
    </ul>
  );
}
