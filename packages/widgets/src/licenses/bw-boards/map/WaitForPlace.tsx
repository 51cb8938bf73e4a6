import { createWaitsStore } from '@boardwalk/sdk-core/boards/waits/waits-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { BoardId, ListingId } from '@boardwalk/sdk-core/vocabulary/ids';
import { toProblem } from '@boardwalk/sdk-core/vocabulary/problem';
import { type MouseEvent, useRef, useState } from 'react';
import { useEnvironment } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useExplanation } from '../../../parts/problem/use-explanation.ts';
import { useRemote } from '../../../parts/remote-state/use-remote.ts';
import { useBoards } from '../boards-scope.ts';
import './picked-board.css';

interface WaitForPlaceProps {
  readonly board: BoardId;
  /** Undefined where the user is prompted for it first. */
  readonly listingId: ListingId | undefined;
}

/** The press that has a mail sent once a board that is full takes the listing, whichever of one's own that is. */
export function WaitForPlace({ board, listingId }: WaitForPlaceProps) {
  const env = useEnvironment();
  const messages = env.messages(boardPinMessages);
  const explain = useExplanation();
  const [store] = useState(() => createWaitsStore(env));
  const waits = lastValue(useRemote(store, listingId));
  const { chooseListing } = useBoards();
  const box = useRef<HTMLDivElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  async function change(act: () => Promise<void>) {
    if (isBusy) return;
    setBusy(true);
    setProblem(undefined);
    await act()
      // The button is gone with that.
      .then(() => box.current?.focus())
      .catch((error: unknown) => setProblem(explain(toProblem(error))))
      .finally(() => setBusy(false));
  }

  const join = (id: ListingId) => void change(() => store.join(board, id));

  const isKnown = listingId === undefined || waits !== undefined;
  const isWaiting = waits?.has(board) ?? false;
  return (
    <div ref={box} className="picked-act" role="status" tabIndex={-1}>
      {isWaiting && listingId !== undefined ? (
        <>
          <p>{messages.waits}</p>
          <Button
            variant="quiet"
            aria-busy={isBusy}
            onClick={(click) => isFirst(click) && void change(() => store.leave(board, listingId))}
          >
            {messages.waitNoMore}
          </Button>
        </>
      ) : (
        isKnown && (
          <Button
            aria-busy={isBusy}
            onClick={(click) => {
              if (!isFirst(click)) return;
              if (listingId === undefined) chooseListing(join);
              else join(listingId);
            }}
          >
            {messages.wait}
          </Button>
        )
      )}
      {problem && <p className="picked-problem">{problem}</p>}
    </div>
  );
}

/** Whether it is no second of a double one, which was meant for what stood there before. */
function isFirst({ detail }: MouseEvent): boolean {
  return detail < 2;
}
