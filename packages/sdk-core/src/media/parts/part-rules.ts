import { bytesOf } from '../upload-rules.ts';

/** Bytes of every part but the last: what a slow line carries in a few seconds. */
export const partBytes = bytesOf(4, 'MB');

/** Bytes of a video's poster at most. */
export const posterBytes = bytesOf(2, 'MB');

/** First bytes that identify a file's type. */
export const beginningBytes = 64;

/** How many bytes the part at `offset` of a file of `size` bytes has; none where none begins there. */
export function partLength(size: number, offset: number): number {
  return offset % partBytes === 0 ? Math.max(0, Math.min(partBytes, size - offset)) : 0;
}
