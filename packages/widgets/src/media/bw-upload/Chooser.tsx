import { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ImageUp } from 'lucide';
import { type DragEvent, useId, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { classNames } from '../../kit/style/class-names.ts';
import type { Purpose } from '../cropping/choose-file.ts';

interface ChooserProps {
  readonly purpose: Purpose;
  readonly smallest: { readonly width: number; readonly height: number };
  readonly onChoose: (file: File | undefined) => void;
}

/** A field for a file, onto which one can be dropped as well. */
export function Chooser({ purpose, smallest, onChoose }: ChooserProps) {
  const messages = useMessages(uploadMessages);
  const id = useId();
  const [isOver, setIsOver] = useState(false);
  const isPhoto = purpose === 'photo';

  function drop(event: DragEvent) {
    event.preventDefault();
    setIsOver(false);
    onChoose(event.dataTransfer.files[0]);
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the field in it does the same by key
    <div
      className={classNames('upload-zone', isOver && 'is-over')}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      <Icon node={ImageUp} size={40} />
      <input
        type="file"
        id={id}
        className="upload-input"
        accept={isPhoto ? 'image/*' : 'image/*,video/*'}
        aria-describedby={`${id}-note`}
        onChange={({ currentTarget }) => {
          const [file] = Array.from(currentTarget.files ?? []);
          // The same file may be chosen again after a failure.
          currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <label htmlFor={id} className="button button-secondary">
        {isPhoto ? messages.choosePhoto : messages.choose}
      </label>
      <p>{messages.drop}</p>
      <p id={`${id}-note`} className="upload-note">
        {isPhoto ? fillMessage(messages.photoLimits, { ...smallest }) : messages.limits}
      </p>
    </div>
  );
}
