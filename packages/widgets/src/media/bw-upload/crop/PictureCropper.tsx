import {
  type CropType,
  cropAspects,
  croppedSize,
  largestZoom,
  zoomSteps,
} from '@boardwalk/sdk-core/media/crop-rules';
import { cropMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/message';
import { type Ref, useImperativeHandle, useRef } from 'react';
import { useMessages } from '../../../element/widget-context.ts';
import { type Crop, Cropper } from '../../../kit/cropper/Cropper.tsx';
import type { Written } from '../CropStep.tsx';

interface PictureCropperProps {
  readonly picture: ImageBitmap;
  readonly crop: CropType;
  readonly ref: Ref<Written>;
}

/** The cropper by the rules of the specification (section 5). */
export function PictureCropper({ picture, crop, ref }: PictureCropperProps) {
  const messages = useMessages(cropMessages);
  const cropper = useRef<Crop>(null);
  const aspect = cropAspects[crop];

  useImperativeHandle(ref, () => ({
    write() {
      if (!cropper.current) throw new Error('The cropper has not started.');
      return cropper.current.write(croppedSize);
    },
  }));

  return (
    <Cropper
      ref={cropper}
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
