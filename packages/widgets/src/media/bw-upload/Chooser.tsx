import { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { ImageUp } from 'lucide';
import { useId } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Icon } from '../../kit/icon/Icon.tsx';
import { DropZone } from '../../parts/dropping/DropZone.tsx';
import { FileButton } from '../../parts/file-button/FileButton.tsx';
import type { Purpose } from '../cropping/choose-file.ts';
import './upload.css';

interface ChooserProps {
  readonly purpose: Purpose;
  readonly smallest: { readonly width: number; readonly height: number };
  readonly onChoose: (file: File | undefined) => void;
}

/** A field for a file, onto which one can be dropped as well. */
export function Chooser({ purpose, smallest, onChoose }: ChooserProps) {
  const messages = useMessages(uploadMessages);
  const noteId = useId();
  const isPhoto = purpose === 'photo';
  return (
    <DropZone className="upload-zone" onDrop={([file]) => onChoose(file)}>
      <Icon node={ImageUp} size={40} />
      <FileButton
        label={isPhoto ? messages.choosePhoto : messages.choose}
        accept={isPhoto ? 'image/*' : 'image/*,video/*'}
        noteId={noteId}
        onChoose={([file]) => {
          if (file) onChoose(file);
        }}
      />
      <p>{messages.drop}</p>
      <p id={noteId} className="upload-note">
        {isPhoto ? fillMessage(messages.photoLimits, { ...smallest }) : messages.limits}
      </p>
    </DropZone>
  );
}
