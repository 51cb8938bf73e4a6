import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { ownZonesMessages } from '@boardwalk/sdk-core/boards/zones/own-zones-messages';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { countMessage, fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type MouseEvent, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import '../zones.css';

interface ZoneBoardsProps {
  /** Of the zone. */
  readonly name: string;
  readonly boards: readonly MapBoard[];
  readonly picked: BoardId | undefined;
  readonly onPick: (board: MapBoard, press: MouseEvent<HTMLElement>) => void;
  /** Marks the sign of a row that somebody points at. */
  readonly onPoint: (board: BoardId | undefined) => void;
}

/** Rows at first, and more for each press. */
const rowsAtOnce = 20;

/** The same boards as on the map, as a list. */
export function ZoneBoards({ name, boards, picked, onPick, onPoint }: ZoneBoardsProps) {
  const messages = useMessages(ownZonesMessages);
  const locale = useLocale();
  const [shown, setShown] = useState(rowsAtOnce);
  const rest = Math.min(rowsAtOnce, boards.length - shown);
  return (
    <div className="zone-list">
      <ul aria-label={fillMessage(messages.list, { zone: name })}>
        {boards.slice(0, shown).map((board) => {
          const { id, isOut, taken, capacity } = board;
          return (
            <li key={id}>
              <button
                type="button"
                className="zone-row"
                aria-current={id === picked ? 'true' : undefined}
                onClick={(press) => onPick(board, press)}
                onPointerEnter={() => onPoint(id)}
                onPointerLeave={() => onPoint(undefined)}
                onFocus={() => onPoint(id)}
                onBlur={() => onPoint(undefined)}
              >
                <span>{board.name}</span>{' '}
                <small className={isOut ? 'is-out' : undefined}>
                  {isOut ? messages.out : fillMessage(messages.places, { taken, capacity })}
                </small>
              </button>
            </li>
          );
        })}
      </ul>
      {rest > 0 && (
        <Button onClick={() => setShown(shown + rowsAtOnce)}>
          {countMessage(messages.more, rest, locale)}
        </Button>
      )}
    </div>
  );
}
