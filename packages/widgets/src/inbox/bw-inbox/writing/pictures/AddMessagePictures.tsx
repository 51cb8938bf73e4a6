import { picturesMessages } from '@boardwalk/sdk-core/inbox/pictures/picture-messages';
import { ImagePlus } from 'lucide';
import { useId } from 'react';
import { useMessages } from '../../../../element/mount/widget-context.ts';
import { classNames } from '../../../../kit/style/class-names.ts';
import { FileButton } from '../../../../parts/file-button/FileButton.tsx';
import type { Pictures } from './use-pictures.ts';
import '../../pictures/message-pictures.css';

/** What is taken by the first bytes of a file; the server looks inside. */
const accepted = 'image/jpeg,image/png,image/webp,image/gif,image/avif';

interface AddPicturesProps {
  readonly add: Pictures['add'];
  /** Whether a message has some already: how many there may be is shown then. */
  readonly hasSome: boolean;
}

/** Chooses pictures for a message. */
export function AddMessagePictures({ add, hasSome }: AddPicturesProps) {
  const messages = useMessages(picturesMessages);
  const noteId = useId();
  return (
    <div className="writer-pictures">
      <FileButton
        label={messages.add}
        icon={ImagePlus}
        accept={accepted}
        multiple
        noteId={noteId}
        onChoose={add}
      />
      <p id={noteId} className={classNames('writer-limits', hasSome && 'is-shown')}>
        {messages.limits}
      </p>
    </div>
  );
}
