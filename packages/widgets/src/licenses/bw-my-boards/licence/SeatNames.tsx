import { boardsMessages } from '@boardwalk/sdk-core/boards/board-messages';
import type { MyBoards } from '@boardwalk/sdk-core/licenses/own/my-boards-store';
import type { BoardId } from '@boardwalk/sdk-core/vocabulary/ids';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../../element/mount/widget-context.ts';
import '../my-boards.css';

interface SeatNamesProps {
  readonly own: MyBoards;
  readonly seats: readonly BoardId[];
  /** The id of what introduces them. */
  readonly labelledBy?: string;
}

/** What the boards of a licence are called, those that are being paid for too. */
export function SeatNames({ own, seats, labelledBy }: SeatNamesProps) {
  const { unnamed } = useMessages(boardsMessages);
  const names = new Map([...own.names, ...own.boards.map(({ id, name }) => [id, name] as const)]);
  return (
    <ul className="license-names" aria-labelledby={labelledBy}>
      {seats.map((seat) => (
        <li key={seat}>{names.get(seat) ?? fillMessage(unnamed, { number: seat })}</li>
      ))}
    </ul>
  );
}
