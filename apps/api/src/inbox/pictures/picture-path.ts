import { arrivalPath } from '../../media/file-path.ts';
import {
  type PictureFormat,
  type PictureWidth,
  pictureFormats,
  pictureWidths,
} from '../../platform/storage/images.ts';

/** Where a rendition of a picture of a message lies in the storage. */
export function messagePicturePath(id: string, width: PictureWidth, format: PictureFormat): string {
  return `messages/${id.slice(0, 2)}/${id}/${width}.${format}`;
}

/** Everything in the storage that may belong to one. */
export function messagePicturePaths(id: string): readonly string[] {
  const renditions = pictureWidths.flatMap((width) =>
    pictureFormats.map((format) => messagePicturePath(id, width, format)),
  );
  return [arrivalPath(id), ...renditions];
}
