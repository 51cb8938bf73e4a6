import * as z from 'zod/mini';
import { fileId } from '../../media/schemas.ts';
import { typedLineOrNone } from '../../vocabulary/text/typed-line.ts';
import { longest } from '../limits.ts';

/**
 * A picture of the user's own files, or a video by its poster, with what it shows for those who
 * don't see it. The server knows by itself that it is a video; a form has to be given that.
 */
export const typedPicture = z.strictObject({
  id: fileId,
  alt: typedLineOrNone(longest.alt),
  video: z.optional(z.string().check(z.regex(/^\/media\/[0-9a-f]{32}\/video\.[a-z0-9]{3,4}$/))),
});
