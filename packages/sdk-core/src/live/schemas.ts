import * as z from 'zod/mini';

/** An event stream as it comes, in pieces: it lasts, so nothing parses it as a whole. */
export const followUpdates = { response: z.custom<AsyncIterable<string>>() };
