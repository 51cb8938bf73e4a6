import {
  type CropType,
  cropAspects,
  croppedSize,
  largestZoom,
  zoomSteps,
} from '@boardwalk/sdk-core/media/crop-rules';
import { cropMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type RefObject, useEffect, useRef } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { type Crop, Cropper } from '../../kit/cropper/Cropper.tsx';
import type { Written } from './written.ts';

interface PictureCropperProps {
  readonly picture: ImageBitmap;
  readonly crop: CropType;
  readonly handle: RefObject<Written | null>;
}

/** The cropper by the rules of the specification. */
export function PictureCropper({ picture, crop, handle }: PictureCropperProps) {
  const messages = useMessages(cropMessages);
  const cropper = useRef<Crop>(null);
  const aspect = cropAspects[crop];

  useEffect(() => {
    handle.current = {
      write() {
        if (!cropper.current) throw new Error('The cropper has not started.');
        return cropper.current.write(croppedSize);
      },
    };
    return () => {
      handle.current = null;
    };
  }, [handle]);

  return (
    <Cropper
      handle={cropper}
      picture={picture}
      aspect={aspect}
      zoomLimit={(size) => largestZoom(size, aspect)}
      zoomSteps={zoomSteps}
      words={{
        ...messages,
        zoomed: (percent) => fillMessage(messages.zoomed, { percent }),
      }}
    />
  );
}
