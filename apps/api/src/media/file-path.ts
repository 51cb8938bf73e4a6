import { randomBytes } from 'node:crypto';
import { publicPicturePath } from '@boardwalk/sdk-core/media/picture-path';
import {
  type UploadKind,
  type UploadType,
  uploadTypes,
} from '@boardwalk/sdk-core/media/upload-rules';
import { pictureFormats, pictureWidths } from '../platform/storage/images.ts';
import { storedPicturePath } from './picture-path.ts';
import { type VideoEnding, type VideoType, videoEndings } from './video/video-endings.ts';

/** The id of an upload, which nobody guesses. */
export function createFileId(): string {
  return randomBytes(16).toString('hex');
}

/** Where a picture waits until it is rendered. */
export function arrivalPath(id: string): string {
  return `arrivals/${id}`;
}

/** Where a part of a file waits until all are there. */
export function partPath(id: string, partId: string): string {
  return `parts/${id.slice(0, 2)}/${id}/${partId}`;
}

export function storedVideoPath(id: string, ending: VideoEnding): string {
  return `videos/${id.slice(0, 2)}/${id}.${ending}`;
}

/** Everything in the storage that may belong to an upload of this type. */
export function storedPaths(id: string, type: UploadType): readonly string[] {
  // A video's are of its poster.
  const renditions = pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => storedPicturePath(id, width, format)),
  );
  const whole = isVideo(type) ? storedVideoPath(id, videoEndings[type]) : arrivalPath(id);
  return [whole, ...renditions];
}

/** What the address of a video of this type ends in; null where it is a picture's. */
export function videoEndingOf(type: UploadType): VideoEnding | null {
  return isVideo(type) ? videoEndings[type] : null;
}

/** The address of a video. */
export function publicVideoPath(id: string, ending: VideoEnding): string {
  return `${publicPicturePath(id)}/video.${ending}`;
}

/** The address of a file: of a picture without width and format. */
export function publicFilePath(id: string, type: UploadType): string {
  return isVideo(type) ? publicVideoPath(id, videoEndings[type]) : publicPicturePath(id);
}

/** Where a file shows by itself. */
export function fileAddress(id: string, type: UploadType): string {
  const path = publicFilePath(id, type);
  return isVideo(type) ? path : `${path}/1280.webp`;
}

export function isVideo(type: UploadType): type is VideoType {
  return (uploadTypes[type] satisfies UploadKind) === 'video';
}
