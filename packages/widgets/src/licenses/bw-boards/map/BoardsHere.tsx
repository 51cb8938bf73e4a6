import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { useBoards, useCounts } from '../boards-scope.ts';
import { Subheading } from '../Subheading.tsx';

interface BoardsHereProps {
  readonly boards: readonly MapBoard[];
  readonly chosen: ReadonlySet<BoardId>;
  readonly picked: BoardId | undefined;
  readonly onPick: (board: MapBoard) => void;
  /** Marks the sign of a row that somebody points at. */
  readonly onPoint: (board: BoardId | undefined) => void;
}

/** Rows at first, and more for each press. */
const rowsAtOnce = 12;

/** The same boards as on the map, as a list. */
export function BoardsHere({ boards, chosen, picked, onPick, onPoint }: BoardsHereProps) {
  const messages = useMessages(boardPinMessages);
  const counts = useCounts();
  const { serviceType } = useBoards();
  const [shown, setShown] = useState(rowsAtOnce);
  const rest = Math.min(rowsAtOnce, boards.length - shown);
  return (
    <section className="boards-here" aria-label={messages.here}>
      <Subheading>{messages.here}</Subheading>
      {boards.length === 0 && <p className="boards-here-none">{messages.noneHere}</p>}
      <ul>
        {boards.slice(0, shown).map((board) => (
          <li key={board.id}>
            <button
              type="button"
              className={classNames('board-row', chosen.has(board.id) && 'is-chosen')}
              aria-current={board.id === picked ? 'true' : undefined}
              onClick={() => onPick(board)}
              onPointerEnter={() => onPoint(board.id)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(board.id)}
              onBlur={() => onPoint(undefined)}
            >
              <span>{board.name}</span>
              <small>
                {chosen.has(board.id) ? messages.chosen : counts.places(board, serviceType)}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button onClick={() => setShown(shown + rowsAtOnce)}>{counts.more(rest)}</Button>
      )}
    </section>
  );
}
