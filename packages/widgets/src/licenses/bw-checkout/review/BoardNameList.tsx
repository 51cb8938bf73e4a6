import { boardsMessages } from '@boardwalk/sdk-core/boards/board-messages';
import { createBoardNamesStore } from '@boardwalk/sdk-core/boards/map/board-names-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Skeleton } from '../../../kit/skeleton/Skeleton.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import '../../../billing/shared/paying/checkout-frame.css';
import '../checkout.css';

/**
 * What these boards are called, sold no more or not, by their number where it is not known; whether
 * it may still become known.
 */
export function useBoardNames(ids: readonly BoardId[]) {
  const env = useEnvironment();
  const [store] = useState(() => createBoardNamesStore(env));
  const remote = useRemote(store, ids);
  const names = lastValue(remote);
  const { unnamed } = env.messages(boardsMessages);
  return {
    isWaiting: !names && remote.state !== 'failed',
    nameOf: (id: BoardId) => names?.get(id) ?? fillMessage(unnamed, { number: id }),
  };
}

interface BoardNamesProps {
  readonly ids: readonly BoardId[];
  /** The id of what introduces them. */
  readonly labelledBy?: string;
}

/** Boards below one another, by their names. */
export function BoardNameList({ ids, labelledBy }: BoardNamesProps) {
  const { isWaiting, nameOf } = useBoardNames(ids);
  return (
    <ul className="checkout-boards" aria-labelledby={labelledBy}>
      {ids.map((id) => (
        <li key={id}>{isWaiting ? <Skeleton className="checkout-board-place" /> : nameOf(id)}</li>
      ))}
    </ul>
  );
}
