import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useSortable } from '@dnd-kit/sortable';
import { GripVertical } from 'lucide';
import { useMessages } from '../../../element/mount/widget-context.ts';
import { IconButton } from '../../../kit/button/IconButton.tsx';
import { classNames } from '../../../kit/style/class-names.ts';
import { TextField } from '../../../kit/text-field/TextField.tsx';
import type { MenuItem } from '../../../parts/menu/menu-item.ts';
import { pictureListMessages } from './messages.ts';
import { PictureMenu } from './PictureMenu.tsx';
import { PictureShown } from './PictureShown.tsx';
import { PictureUploadStatus } from './PictureUploadStatus.tsx';
import { captionPicture, type ListedPicture } from './picture-order.ts';
import './picture-list.css';

interface PictureItemProps {
  readonly picture: ListedPicture;
  readonly index: number;
  readonly pictures: readonly ListedPicture[];
  readonly onChange: (pictures: readonly ListedPicture[]) => void;
  readonly onRemove: () => void;
  readonly onRetry: () => void;
  readonly actions: readonly MenuItem[];
}

/** One picture with its handle, menu, caption, and how far its upload is. */
export function PictureItem(props: PictureItemProps) {
  const { picture, index, pictures, onChange, onRemove, onRetry, actions } = props;
  const messages = useMessages(pictureListMessages);
  const { id, source, caption, isVideo, upload, doubleOf } = picture;
  const sortable = useSortable({ id, attributes: { roleDescription: messages.sortable } });
  const { transform, transition, isDragging } = sortable;
  const number = index + 1;
  const name = fillMessage(messages.picture, { number, count: pictures.length });
  return (
    <li
      ref={sortable.setNodeRef}
      className={classNames('picture-item', isDragging && 'is-dragged')}
      aria-label={name}
      // Set through the CSSOM, which no policy forbids.
      style={{
        transform: transform ? `translate3d(${transform.x}px, ${transform.y}px, 0)` : undefined,
        transition,
      }}
    >
      {/* Chromium keeps what a class of the item gave it, where the item is moved at once with it. */}
      <div className={classNames('picture-frame', isDragging && 'is-lifted')}>
        <PictureShown source={source} name={caption || name} />
        {index === 0 && <span className="picture-main">{messages.main}</span>}
        {isVideo && <span className="picture-main picture-video">{messages.video}</span>}
        <IconButton
          {...sortable.attributes}
          {...sortable.listeners}
          ref={sortable.setActivatorNodeRef}
          icon={GripVertical}
          variant="floating"
          className="picture-handle"
          label={fillMessage(messages.move, { number })}
        />
        <PictureMenu
          index={index}
          id={id}
          pictures={pictures}
          onChange={onChange}
          onRemove={onRemove}
          actions={actions}
        />
      </div>
      <PictureUploadStatus upload={upload} onRetry={onRetry} />
      {doubleOf !== undefined && (
        <p className="picture-double">{fillMessage(messages.double, { number: doubleOf + 1 })}</p>
      )}
      <TextField
        label={messages.caption}
        help={index === 0 ? messages.captionHelp : undefined}
        maxLength={200}
        value={caption}
        onChange={(change) => onChange(captionPicture(pictures, id, change.currentTarget.value))}
      />
    </li>
  );
}
