import * as z from 'zod/mini';
import { userId } from '../../vocabulary/ids.ts';
import { scopes } from '../../vocabulary/scopes.ts';

/** The signed-in user, as every page knows them. */
export const currentUser = z.strictObject({
  id: userId,
  firstName: z.string(),
  /** Path of the picture's files under the media address; null where there is none. */
  profilePicture: z.nullable(z.strictObject({ path: z.string() })),
  /** The first name of the administrator who acts as this user; null for the user's own session. */
  actor: z.nullable(z.string()),
  /** An administrator who can do nothing of one before two-step sign-in is on. */
  needsTwoStep: z.optional(z.literal(true)),
  /** What the widgets of a partner's page may do; absent on our own site, where they do all. */
  scopes: z.optional(z.array(z.enum(scopes))),
});
export type CurrentUser = z.output<typeof currentUser>;
