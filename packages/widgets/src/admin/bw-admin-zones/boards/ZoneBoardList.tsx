import type { MapBoard } from '@boardwalk/sdk-core/boards/map/board-columns';
import { zoneBoardsMessages } from '@boardwalk/sdk-core/boards/zones/zone-messages';
import { boardPinMessages } from '@boardwalk/sdk-core/licenses/map/board-map-messages';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { createElement, useState } from 'react';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Button } from '../../../kit/button/Button.tsx';
import { useLocale } from '../../../parts/form/use-locale.ts';
import '../../admin.css';
import '../zone/zone.css';

interface BoardsHereProps {
  readonly boards: readonly MapBoard[];
  readonly chosen: ReadonlySet<BoardId>;
  readonly level: number;
  readonly onTurn: (board: MapBoard) => void;
  /** Marks the sign of a row that somebody points at. */
  readonly onPoint: (board: BoardId | undefined) => void;
}

/** Rows at first, and more for each press. */
const rowsAtOnce = 12;

/** The same boards as on the map, as a list; a press does the same. */
export function ZoneBoardList({ boards, chosen, level, onTurn, onPoint }: BoardsHereProps) {
  const messages = useMessages(zoneBoardsMessages);
  const { noneHere } = useMessages(boardPinMessages);
  const locale = useLocale();
  const [shown, setShown] = useState(rowsAtOnce);
  const rest = Math.min(rowsAtOnce, boards.length - shown);
  return (
    <section className="zone-list" aria-label={messages.here}>
      {createElement(`h${level}`, { className: 'admin-subheading' }, messages.here)}
      {boards.length === 0 && <p className="zone-none">{noneHere}</p>}
      <ul>
        {boards.slice(0, shown).map((board) => (
          <li key={board.id}>
            <button
              type="button"
              className="zone-board"
              aria-pressed={chosen.has(board.id)}
              onClick={() => onTurn(board)}
              onPointerEnter={() => onPoint(board.id)}
              onPointerLeave={() => onPoint(undefined)}
              onFocus={() => onPoint(board.id)}
              onBlur={() => onPoint(undefined)}
            >
              <span>{board.name}</span>
              {chosen.has(board.id) && <small aria-hidden="true">{messages.inZone}</small>}
            </button>
          </li>
        ))}
      </ul>
      {rest > 0 && (
        <Button onClick={() => setShown(shown + rowsAtOnce)}>
          {countMessage(messages.more, rest, locale)}
        </Button>
      )}
    </section>
  );
}
