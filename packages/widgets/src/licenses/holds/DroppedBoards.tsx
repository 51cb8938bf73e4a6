import type { DroppedBoard } from '@boardwalk/sdk-core/licenses/selection/selection';
import { droppedBoardMessages } from '@boardwalk/sdk-core/licenses/selection/selection-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useMessages } from '../../element/mount/widget-context.ts';
import './holds.css';

/** What an address named in vain, each once with why. */
export function DroppedBoards({ dropped }: { readonly dropped: readonly DroppedBoard[] }) {
  const messages = useMessages(droppedBoardMessages);
  const said = dropped.map(({ text, reason }) => fillMessage(messages[reason], { board: text }));
  return (
    <ul className="dropped">
      {[...new Set(said)].map((sentence) => (
        <li key={sentence}>{sentence}</li>
      ))}
    </ul>
  );
}
