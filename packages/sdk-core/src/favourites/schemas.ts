import * as z from 'zod/mini';
import type { ServerHalf } from '../http/server-half.ts';
import { listingId, listingIdInPath } from '../vocabulary/ids.ts';

/** A listing that a user has saved; its own domain states whether the public still sees it. */
const bookmark = z.strictObject({ id: listingId, createdAt: z.iso.datetime() });
export type Bookmark = z.output<typeof bookmark>;

const ofOne = { params: z.strictObject({ id: listingIdInPath }), response: z.null() };

export const listFavourites = {
  summary: 'The favourites of the signed-in user, by number, the latest first.',
  audience: 'embed:bookmarks',
  rule: 'members',
  tellsHidden: 'own',
  response: z.strictObject({ results: z.array(bookmark) }),
} satisfies ServerHalf;
export const addFavourite = {
  summary: 'Keeps a listing; nothing changes where it is kept already.',
  audience: 'embed:bookmarks',
  rule: 'members',
  problems: ['not-found', 'gone', 'conflict'],
  ...ofOne,
} satisfies ServerHalf;
export const removeFavourite = {
  summary: 'Keeps a listing no longer; nothing changes where it was not kept.',
  audience: 'embed:bookmarks',
  rule: 'members',
  ...ofOne,
} satisfies ServerHalf;
