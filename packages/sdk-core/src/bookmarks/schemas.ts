import * as z from 'zod/mini';
import { listingId, listingIdInPath } from '../vocabulary/ids.ts';

/** A listing that somebody keeps; whether the public still sees it, its own domain tells. */
const bookmark = z.strictObject({ id: listingId, createdAt: z.iso.datetime() });
export type Bookmark = z.output<typeof bookmark>;

const ofOne = { params: z.strictObject({ id: listingIdInPath }), response: z.null() };

export const listBookmarks = { response: z.strictObject({ results: z.array(bookmark) }) };
export const addBookmark = ofOne;
export const removeBookmark = ofOne;
