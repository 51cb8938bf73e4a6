import { boardStanding } from '@boardwalk/sdk-core/boards/managed/board-standings';
import {
  boardStandingLabels,
  managedBoardsMessages,
} from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { ManagedBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { isExclusive } from '@boardwalk/sdk-core/boards/places/capacity';
import { createZonesStore } from '@boardwalk/sdk-core/boards/zones/zones-store';
import { lastValue } from '@boardwalk/sdk-core/http/remote';
import { createNumberFormatter } from '@boardwalk/sdk-core/vocabulary/numbers/numbers';
import { findLocale } from '@boardwalk/sdk-core/vocabulary/text/locale';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useEnvironment } from '../../element/mount/widget-context.ts';
import { classNames } from '../../kit/style/class-names.ts';
import type { Column } from '../../parts/data-table/column.ts';
import { useRemote } from '../../parts/remote-state/use-remote.ts';
import { BoardActions } from './BoardActions.tsx';
import type { BoardQuestion } from './board-question.ts';
import '../admin.css';
import './boards.css';

/** Returns what rows show of boards, and the actions on each. */
export function useBoardColumns(
  onAsk: (question: BoardQuestion) => void,
): readonly Column<ManagedBoard>[] {
  const { messages: read, locale, store } = useEnvironment();
  const messages = read(managedBoardsMessages);
  const standings = read(boardStandingLabels);
  const formatNumber = createNumberFormatter(findLocale([locale]));
  const zones = lastValue(useRemote(store(createZonesStore)));
  return [
    {
      id: 'name',
      label: messages.name,
      cell: ({ name, description }) => (
        <span className="admin-row-name">
          {name}
          <span className="admin-note">{description}</span>
        </span>
      ),
    },
    {
      id: 'places',
      label: messages.places,
      kind: 'number',
      cell: (board) => (
        <span className="board-places">
          {fillMessage(messages.placesOf, {
            taken: formatNumber(board.taken),
            capacity: formatNumber(board.capacity),
          })}
          {isExclusive(board) && <span className="admin-note">{messages.exclusive}</span>}
        </span>
      ),
    },
    {
      id: 'trade',
      label: messages.trade,
      kind: 'number',
      cell: ({ mostPerServiceType: most }) =>
        most === null ? messages.tradeAny : formatNumber(most),
    },
    {
      id: 'zone',
      label: messages.zone,
      cell: ({ zoneId }) =>
        zoneId === null ? messages.noZone : zones?.find(({ id }) => id === zoneId)?.name,
    },
    {
      id: 'standing',
      label: messages.standing,
      cell(board) {
        const standing = boardStanding(board);
        return (
          <span className={classNames('board-standing', `is-${standing}`)}>
            {standings[standing]}
          </span>
        );
      },
    },
    {
      id: 'actions',
      label: messages.actions,
      cell: (board) => <BoardActions {...{ board, onAsk }} />,
    },
  ];
}
