import { managedBoardsMessages } from '@boardwalk/sdk-core/boards/managed/managed-messages';
import type { ManagedBoard } from '@boardwalk/sdk-core/boards/managed/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import type { BoardQuestion } from './board-question.ts';
import '../admin.css';
import './boards.css';

interface BoardActionsProps {
  readonly board: ManagedBoard;
  readonly onAsk: (question: BoardQuestion) => void;
}

/** What can be done with a board; one that is retired can be restored. */
export function BoardActions({ board, onAsk }: BoardActionsProps) {
  const messages = useMessages(managedBoardsMessages);
  const { retiredAt } = board;
  const asked = ['change', 'outages', retiredAt === null ? 'retire' : 'restore'] as const;
  return (
    <span className="board-actions">
      {asked.map((about) => (
        <Button
          key={about}
          variant="quiet"
          className={about === 'retire' ? 'button-warning' : undefined}
          aria-label={fillMessage(messages[`${about}Named`], { board: board.name })}
          onClick={() => onAsk({ about, board })}
        >
          {messages[about]}
        </Button>
      ))}
    </span>
  );
}
