import { createWaitsStore } from '@boardwalk/sdk-core/boards/waits/waits-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { BoardId, ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { useShown } from '../../../parts/remote-state/use-remote.ts';

interface WaitForPlaceProps {
  readonly board: BoardId;
  readonly listingId: ListingId;
}

/** The press that has a mail sent once a board that is full takes the listing. */
export function WaitForPlace({ board, listingId }: WaitForPlaceProps) {
  const env = useEnvironment();
  const messages = env.messages(boardPinMessages);
  const explain = useExplanation();
  const [store] = useState(() => createWaitsStore(env));
  const waits = lastValue(useShown(store, listingId));
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function join() {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    await store
      .join(board, listingId)
      .catch((error: unknown) => setProblem(explain(toProblem(error))))
      .finally(() => setBusy(false));
  }

  const isWaiting = waits?.has(board) ?? false;
  return (
    <div className="picked-act" role="status">
      {isWaiting ? (
        <p>{messages.waits}</p>
      ) : (
        waits && (
          <Button aria-busy={isBusy} onClick={() => void join()}>
            {messages.wait}
          </Button>
        )
      )}
      {problem && <p className="picked-problem">{problem}</p>}
    </div>
  );
}
