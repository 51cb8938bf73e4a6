import {
  type CropType,
  cropAspects,
  largestZoom,
  smallestCrop,
} from '@boardwalk/sdk-core/media/crop-rules';
import { uploadMessages } from '@boardwalk/sdk-core/media/upload-messages';
import { fillMessage } from '@boardwalk/sdk-core/vocabulary/text/message';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { useMessages } from '../../element/mount/widget-context.ts';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { readPicture } from './choose-file.ts';
import type { Written } from './written.ts';

interface CropStepProps {
  readonly file: File;
  readonly crop: CropType;
  /** The picture can't be cropped. */
  readonly onFault: (words: string) => void;
  readonly handle: RefObject<Written | null>;
}

const cropper = lazyParts(() => import('./crop/cropper.ts'));
const PictureCropper = cropper.component('PictureCropper');

/** Opens a picture, and shows it in the cropper, which comes when it is needed. */
export function CropStep({ file, crop, onFault, handle }: CropStepProps) {
  const messages = useMessages(uploadMessages);
  const [picture, setPicture] = useState<ImageBitmap>();
  const { parts, hasFailed } = cropper.useParts(true);

  const judge = useEffectEvent((opened: ImageBitmap | undefined) => {
    if (!opened) onFault(messages.unreadable);
    else if (largestZoom(opened, cropAspects[crop]) < 1) {
      onFault(fillMessage(messages.tooSmall, { ...smallestCrop }));
    } else setPicture(opened);
  });

  useEffect(() => {
    let opened: ImageBitmap | undefined;
    let isCurrent = true;
    void readPicture(file).then((bitmap) => {
      opened = bitmap;
      if (isCurrent) judge(bitmap);
      else bitmap?.close();
    });
    return () => {
      isCurrent = false;
      opened?.close();
    };
  }, [file]);

  useEffect(() => {
    if (hasFailed) onFault(messages.unavailable);
  }, [hasFailed, onFault, messages]);

  if (!parts || !picture) return <div className="upload-wait" aria-busy="true" />;
  return <PictureCropper handle={handle} picture={picture} crop={crop} />;
}
