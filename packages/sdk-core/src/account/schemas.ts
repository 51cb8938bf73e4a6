import * as z from 'zod/mini';
import { groups } from '../vocabulary/groups.ts';
import { userId } from '../vocabulary/ids.ts';

const personName = z.string().check(z.minLength(1), z.maxLength(80));

/** Whoever is signed in, as every page knows them. */
const currentUser = z.strictObject({
  id: userId,
  firstName: personName,
  /** Path of the picture's files under the media address; null where there is none. */
  profilePicture: z.nullable(z.strictObject({ path: z.string() })),
  /** The first name of the administrator who acts as this user; null for the user's own session. */
  actor: z.nullable(personName),
});
export type CurrentUser = z.output<typeof currentUser>;

/** Whoever is signed in; `null` for a visitor (decision 10). */
export const readCurrentUser = { response: z.nullable(currentUser) };

export const signIn = {
  body: z.strictObject({
    /** A username or an e-mail address, upper and lower case alike. */
    username: z.string().check(z.minLength(1), z.maxLength(254)),
    password: z.string().check(z.minLength(1), z.maxLength(1_000)),
    /** IANA name, by which the owner recognises a session: `America/Toronto`. */
    timeZone: z.optional(z.string().check(z.maxLength(60), z.regex(/^[A-Za-z0-9_+/-]+$/))),
  }),
  response: currentUser,
};

export const signOut = { response: z.null() };

/** Names of the groups that count at this moment. */
export const listOwnGroups = { response: z.array(z.enum(groups)) };
