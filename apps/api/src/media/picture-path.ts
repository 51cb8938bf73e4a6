import { createHash } from 'node:crypto';
import type { PictureFormat, PictureWidth } from '../platform/storage/images.ts';

/** An id made from a picture's content: 128 bits as 32 hexadecimal digits. */
export function pictureId(content: Uint8Array): string {
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** Where a rendition lies in the storage; two levels keep folders small. */
export function storedPicturePath(id: string, width: PictureWidth, format: PictureFormat): string {
  return `pictures/${id.slice(0, 2)}/${id}/${width}.${format}`;
}
