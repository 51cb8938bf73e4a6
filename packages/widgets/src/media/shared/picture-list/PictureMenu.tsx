import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Ellipsis, MoveLeft, MoveRight, Star, Trash } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { Menu } from '../../../parts/menu/Menu.tsx';
import type { MenuItem } from '../../../parts/menu/menu-item.ts';
import { pictureListMessages } from './messages.ts';
import { type ListedPicture, movePicture } from './picture-order.ts';

interface PictureMenuProps {
  readonly id: string;
  readonly index: number;
  readonly pictures: readonly ListedPicture[];
  readonly onChange: (pictures: readonly ListedPicture[]) => void;
  readonly onRemove: () => void;
  /** What else can be done with it. */
  readonly actions: readonly MenuItem[];
}

/** What can be done with a picture, without dragging as well. */
export function PictureMenu(props: PictureMenuProps) {
  const { id, index, pictures, onChange, onRemove, actions } = props;
  const messages = useMessages(pictureListMessages);
  const moves = [
    { id: 'main', label: messages.makeMain, icon: Star, place: 0 },
    { id: 'earlier', label: messages.earlier, icon: MoveLeft, place: index - 1 },
    { id: 'later', label: messages.later, icon: MoveRight, place: index + 1 },
  ].map(
    ({ place, ...item }): MenuItem => ({
      ...item,
      kind: 'action',
      isDisabled: place === index || place < 0 || place >= pictures.length,
      onPick: () => onChange(movePicture(pictures, id, place)),
    }),
  );
  return (
    <Menu
      label={fillMessage(messages.actions, { number: index + 1 })}
      icon={Ellipsis}
      isLabelHidden
      items={[
        ...moves,
        ...actions,
        {
          kind: 'action',
          id: 'remove',
          label: messages.remove,
          icon: Trash,
          isDanger: true,
          onPick: onRemove,
        },
      ]}
    />
  );
}
