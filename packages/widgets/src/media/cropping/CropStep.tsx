import type { CropType } from '@boardwalk/sdk-core/media/crop-rules';
import type { RefObject } from 'react';
import { lazyParts } from '../../kit/lazy/lazy-parts.tsx';
import { type CropSource, readPicture } from './read-picture.ts';
import type { Written } from './written.ts';
import '../bw-upload/upload.css';

interface CropStepProps {
  /** Undefined while it is being opened. */
  readonly picture: ImageBitmap | undefined;
  readonly crop: CropType;
  readonly handle: RefObject<Written | null>;
}

const cropper = lazyParts(() => import('./cropper.ts'));
const PictureCropper = cropper.component('PictureCropper', { Place: Wait });

/** Opens a picture, and brings what crops it; rejects where that can't be had. */
export async function openPicture(source: CropSource): Promise<ImageBitmap | undefined> {
  const loading = cropper.file.show().then(
    () => undefined,
    (reason: unknown) => ({ reason }),
  );
  const opened = await readPicture(source).catch(() => undefined);
  const failure = await loading;
  if (!opened || !failure) return opened;
  opened.close();
  throw failure.reason;
}

/** Shows a picture in the cropper, once it is opened. */
export function CropStep({ picture, crop, handle }: CropStepProps) {
  if (!picture) return <Wait />;
  return <PictureCropper handle={handle} picture={picture} crop={crop} />;
}

function Wait() {
  return <div className="upload-wait" aria-busy="true" />;
}
