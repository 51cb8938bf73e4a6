import { createBoardMerchantsStore } from '@boardwalk/sdk-core/boards/map/boards-store';
import type { OwnBoard } from '@boardwalk/sdk-core/licenses/own/schemas';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { RemoteContent } from '../../../parts/remote-state/RemoteContent.tsx';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { OnBoard } from '../../shared/on-board/OnBoard.tsx';

export { default as styles } from './WhoIsHere.tsx?styles';

/** The merchants on a board of one's own, as the card of the map shows them. */
export function WhoIsHere({ board }: { readonly board: OwnBoard }) {
  const env = useEnvironment();
  const [store] = useState(() => createBoardMerchantsStore(env));
  const remote = useRemote(store, board.id);
  return (
    <RemoteContent remote={remote} rows={1} onRetry={() => void store.reload()}>
      {(merchants) => <OnBoard merchants={merchants} taken={board.taken} own={board.licensee} />}
    </RemoteContent>
  );
}
