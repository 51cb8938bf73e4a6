import * as z from 'zod/mini';
import { userId } from '../../vocabulary/ids.ts';

/** Whoever is signed in, as every page knows them. */
export const currentUser = z.strictObject({
  id: userId,
  firstName: z.string(),
  /** Path of the picture's files under the media address; null where there is none. */
  profilePicture: z.nullable(z.strictObject({ path: z.string() })),
  /** The first name of the administrator who acts as this user; null for the user's own session. */
  actor: z.nullable(z.string()),
  /** An administrator who can do nothing of one before two-step sign-in is on. */
  needsTwoStep: z.optional(z.literal(true)),
});
export type CurrentUser = z.output<typeof currentUser>;
