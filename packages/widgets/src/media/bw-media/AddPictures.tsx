import { formPictureMessages } from '@boardwalk/sdk-core/media/pictures/form-picture-messages';
import { type CountMessage, countMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { Camera, ImagePlus } from 'lucide';
import { useId } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { FileButton } from '../../parts/file-button/FileButton.tsx';
import { useLocale } from '../../parts/form/use-locale.ts';
import './media.css';

interface AddPicturesProps {
  readonly maximum: number;
  readonly isFull: boolean;
  readonly takesVideos: boolean;
  readonly onChoose: (files: readonly File[]) => void;
}

/** Chooses pictures, or takes one. */
export function AddPictures({ maximum, isFull, takesVideos, onChoose }: AddPicturesProps) {
  const messages = useMessages(formPictureMessages);
  const locale = useLocale();
  const noteId = useId();
  const write = (message: CountMessage) => countMessage(message, maximum, locale);
  if (isFull) return <p className="media-note">{write(messages.full)}</p>;
  const shared = { noteId, onChoose };
  return (
    <div className="media-add">
      <FileButton
        {...shared}
        label={takesVideos ? messages.addBoth : messages.add}
        icon={ImagePlus}
        accept={takesVideos ? 'image/*,video/*' : 'image/*'}
        multiple
      />
      {/* Takes a picture instead, on devices that are held in a hand. */}
      <FileButton
        {...shared}
        className="media-camera"
        label={messages.camera}
        icon={Camera}
        accept="image/*"
        capture="environment"
      />
      <p className="media-drop">{messages.drop}</p>
      <p id={noteId} className="media-note">
        {write(takesVideos ? messages.limitsBoth : messages.limits)}
      </p>
    </div>
  );
}
