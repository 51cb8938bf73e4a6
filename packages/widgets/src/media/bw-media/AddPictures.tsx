import { pictureMessages } from '@boardwalk/sdk-core/media/pictures/picture-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Camera, type IconNode, ImagePlus } from 'lucide';
import { useId } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { classNames } from '../../kit/style/class-names.ts';

interface AddPicturesProps {
  readonly maximum: number;
  readonly isFull: boolean;
  readonly takesVideos: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Chooses pictures, or takes one. */
export function AddPictures({ maximum, isFull, takesVideos, onChoose }: AddPicturesProps) {
  const messages = useMessages(pictureMessages);
  const noteId = useId();
  if (isFull) return <p className="media-note">{fillMessage(messages.full, { maximum })}</p>;
  const shared = { noteId, onChoose };
  return (
    <div className="media-add">
      <FileField
        {...shared}
        label={takesVideos ? messages.addBoth : messages.add}
        icon={ImagePlus}
        accept={takesVideos ? 'image/*,video/*' : undefined}
      />
      <FileField {...shared} label={messages.camera} icon={Camera} isCamera />
      <p className="media-drop">{messages.drop}</p>
      <p id={noteId} className="media-note">
        {fillMessage(takesVideos ? messages.limitsBoth : messages.limits, { maximum })}
      </p>
    </div>
  );
}

interface FileFieldProps {
  readonly label: string;
  readonly icon: IconNode;
  /** Takes a picture instead, on devices that are held in a hand. */
  readonly isCamera?: boolean;
  /** Pictures alone, unless told. */
  readonly accept?: string | undefined;
  readonly noteId: string;
  readonly onChoose: (files: readonly File[]) => void;
}

function FileField({
  label,
  icon,
  isCamera = false,
  accept = 'image/*',
  noteId,
  onChoose,
}: FileFieldProps) {
  const id = useId();
  return (
    <div className={classNames('media-field', isCamera && 'media-camera')}>
      <input
        type="file"
        id={id}
        className="media-input"
        accept={accept}
        aria-describedby={noteId}
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
        onChange={({ currentTarget }) => {
          const files = Array.from(currentTarget.files ?? []);
          // The same file may be chosen again after a failure.
          currentTarget.value = '';
          onChoose(files);
        }}
      />
      <label htmlFor={id} className="button button-secondary">
        <Icon node={icon} />
        {label}
      </label>
    </div>
  );
}
