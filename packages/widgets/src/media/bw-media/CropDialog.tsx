import { type CropType, smallestCrop } from '@boardwalk/sdk-core/media/crop-rules';
import { createPictureStore } from '@boardwalk/sdk-core/media/picture-store';
import { formPictureMessages } from '@boardwalk/sdk-core/media/pictures/form-picture-messages';
import { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { Button } from '../../kit/button/Button.tsx';
import { Dialog } from '../../kit/dialog/Dialog.tsx';
import { FormAlert } from '../../kit/form/FormAlert.tsx';
import { CropStep, openPicture } from '../cropping/CropStep.tsx';
import { type CropSource, readPreview } from '../cropping/read-picture.ts';
import type { Written } from '../cropping/written.ts';

interface CropDialogProps {
  readonly source: CropSource;
  readonly crop: CropType;
  readonly onClose: () => void;
  readonly onCropped: (content: Blob, preview: ImageBitmap) => void;
}

/** Another part of a picture, turned where it stands wrong. */
export function CropDialog({ source, crop, onClose, onCropped }: CropDialogProps) {
  const messages = useMessages(formPictureMessages);
  const words = useMessages(uploadMessages);
  const [pictures] = useState(() => {
    const store = createPictureStore<ImageBitmap, CropSource>(openPicture, crop);
    void store.open(source);
    return store;
  });
  const picture = useStore(pictures.$picture);
  const cropped = useRef<Written>(null);
  useEffect(() => () => pictures.close(), [pictures]);

  async function keep() {
    const content = await cropped.current?.write();
    const read = content && (await readPreview(content));
    if (read) onCropped(content, read.preview);
  }

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={messages.cropTitle}
      closeLabel={messages.close}
      footer={
        <>
          <Button onClick={onClose}>{words.cancel}</Button>
          <Button
            variant="primary"
            disabled={picture.state !== 'ready'}
            onClick={() => void keep()}
          >
            {messages.keepCrop}
          </Button>
        </>
      }
    >
      {picture.state === 'failed' ? (
        <FormAlert>
          {picture.problem === 'unavailable'
            ? messages.unavailable
            : fillMessage(words[picture.problem], { ...smallestCrop })}
        </FormAlert>
      ) : (
        <CropStep
          handle={cropped}
          picture={picture.state === 'ready' ? picture.value : undefined}
          crop={crop}
        />
      )}
    </Dialog>
  );
}
