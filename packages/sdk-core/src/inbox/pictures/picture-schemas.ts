import * as z from 'zod/mini';
import { fileId } from '../../media/schemas.ts';

/** A picture of a message: `{path}/{width}.webp` and `.avif` exist for widths 320, 800 and 1280. */
export const messagePicture = z.strictObject({
  id: fileId,
  /** Opens it for a day or two, for the user who received the message. */
  path: z.string(),
  /** Pixels of the original, upright. */
  width: z.int(),
  height: z.int(),
  /** Base64 of a thumbhash, about 25 bytes. */
  thumbhash: z.string(),
});
export type MessagePicture = z.output<typeof messagePicture>;
