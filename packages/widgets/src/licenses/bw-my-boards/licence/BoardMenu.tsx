import { myBoardsMessages } from '@boardwalk/sdk-core/licenses/own/my-boards-messages';
import type { OwnBoard } from '@boardwalk/sdk-core/licenses/own/schemas';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ArrowLeftRight, Ellipsis, Trash2 } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import type { IconNode } from '../../../kit/icon/Icon.tsx';
import { Menu } from '../../../parts/menu/Menu.tsx';
import type { MenuItem } from '../../../parts/menu/menu-item.ts';

export { default as styles } from './BoardMenu.tsx?styles';

interface BoardMenuProps {
  readonly board: OwnBoard;
  /** Absent where its place can’t be moved. */
  readonly onMove: (() => void) | undefined;
  /** Absent where it can’t be given up. */
  readonly onGiveUp: (() => void) | undefined;
}

/** What can be done with the place on a board; nothing where nothing can. */
export function BoardMenu({ board, onMove, onGiveUp }: BoardMenuProps) {
  const messages = useMessages(myBoardsMessages);
  const action = (id: string, label: string, icon: IconNode, onPick: () => void): MenuItem => ({
    ...{ kind: 'action', id, label, icon, onPick },
  });
  const items = [
    ...(onMove ? [action('move', messages.move, ArrowLeftRight, onMove)] : []),
    ...(onGiveUp
      ? [{ ...action('give-up', messages.giveUp, Trash2, onGiveUp), isDanger: true }]
      : []),
  ];
  if (items.length === 0) return null;
  return (
    <Menu
      label={fillMessage(messages.actions, { board: board.name })}
      icon={Ellipsis}
      isLabelHidden
      items={items}
    />
  );
}
