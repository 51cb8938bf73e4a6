import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { createMeasureFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/measures';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { useLocale } from '../../../parts/form/use-locale.ts';
import { metresBetween } from '../../shared/board-map/metres-between.ts';
import { useBoards, useCounts } from '../boards-scope.ts';
import './boards-map.css';

interface BoardRowsProps {
  readonly boards: readonly MapBoard[];
  readonly chosen: ReadonlySet<BoardId>;
  readonly picked: BoardId | undefined;
  readonly onPick: (board: MapBoard) => void;
  /** Marks the sign of a row that somebody points at. */
  readonly onPoint: (board: BoardId | undefined) => void;
}

/** Rows at first, and more for each press. */
const rowsAtOnce = 12;

/** Boards as rows: name, places, and how far from the listing where one is chosen. */
export function BoardRows({ boards, chosen, picked, onPick, onPoint }: BoardRowsProps) {
  const messages = useMessages(boardPinMessages);
  const counts = useCounts();
  const { serviceType, listingPoint } = useBoards();
  const { formatDistance } = createMeasureFormatter(useLocale());
  const [shown, setShown] = useState(rowsAtOnce);
  const rest = Math.min(rowsAtOnce, boards.length - shown);

  function away(board: MapBoard): string | undefined {
    if (!listingPoint) return undefined;
    const distance = formatDistance(metresBetween(listingPoint, board));
    return fillMessage(messages.away, { distance });
  }

  return (
    <>
      <ul className="board-rows">
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
              {listingPoint && <small>{away(board)}</small>}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button onClick={() => setShown(shown + rowsAtOnce)}>{counts.more(rest)}</Button>
      )}
    </>
  );
}
