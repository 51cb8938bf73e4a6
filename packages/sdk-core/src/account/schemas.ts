import * as z from 'zod/mini';
import { actions, groups } from '../vocabulary/groups.ts';
import { userId } from '../vocabulary/ids.ts';
import { supportedLocales } from '../vocabulary/locale.ts';
import {
  describePasswordFault,
  emailAddress,
  mailedToken,
  newPassword,
  personName,
  phone,
  username,
} from './field-schemas.ts';

/** What somebody types as their username or e-mail address; the database has no place for NUL. */
const typedName = z
  .string()
  .check(z.minLength(1), z.maxLength(254), z.regex(/^[^\0]*$/, 'expected no NUL character'));
/** IANA name. */
const timeZone = z.string().check(z.maxLength(60), z.regex(/^[A-Za-z0-9_+/-]+$/));

/** Whoever is signed in, as every page knows them. */
const currentUser = z.strictObject({
  id: userId,
  firstName: z.string(),
  /** Path of the picture's files under the media address; null where there is none. */
  profilePicture: z.nullable(z.strictObject({ path: z.string() })),
  /** The first name of the administrator who acts as this user; null for the user's own session. */
  actor: z.nullable(z.string()),
});
export type CurrentUser = z.output<typeof currentUser>;

/** Whoever is signed in; `null` for a visitor (decision 10). */
export const readCurrentUser = { response: z.nullable(currentUser) };

export const signIn = {
  body: z.strictObject({
    /** A username or an e-mail address, upper and lower case alike. */
    username: typedName,
    password: z.string().check(z.minLength(1), z.maxLength(1_000)),
    /** IANA name, by which the owner recognises a session: `America/Toronto`. */
    timeZone: z.optional(timeZone),
  }),
  response: currentUser,
};

export const signOut = { response: z.null() };

const ownGroup = z.strictObject({
  name: z.enum(groups),
  /** What one may do in the group; `administration` stands for everything. */
  permissions: z.array(z.enum(actions)),
});
export type OwnGroup = z.output<typeof ownGroup>;

/** The memberships that count at this moment (specification, section 3). */
export const listOwnGroups = { response: z.array(ownGroup) };

/** Who opens an account; one of a merchant joins the group once the address is confirmed. */
export const register = {
  body: z
    .strictObject({
      email: emailAddress,
      username,
      firstName: personName,
      lastName: personName,
      phone,
      password: newPassword,
      /** Terms and privacy policy are accepted. */
      consent: z.literal(true),
      kind: z.enum(['user', 'merchant']),
      /** In what language mail is to be written. */
      locale: z.optional(z.enum(supportedLocales)),
      /** The browser's, as sign-ins tell it; a session alone keeps it. */
      timeZone: z.optional(timeZone),
    })
    .check(
      z.check(({ value, issues }) => {
        const message = describePasswordFault(value.password, value);
        if (message === undefined) return;
        issues.push({ code: 'custom', input: value.password, path: ['password'], message });
      }),
    ),
  /** Where mail goes, whether or not the address has an account already. */
  response: z.strictObject({ email: z.string() }),
};

export const confirmAccount = {
  body: z.strictObject({ token: mailedToken }),
  response: z.null(),
};

export const resendConfirmation = {
  body: z.strictObject({ email: emailAddress }),
  response: z.null(),
};

/** By e-mail address or by username; the answer is the same for those that nobody has. */
export const forgotPassword = {
  body: z
    .strictObject({
      email: z.optional(emailAddress),
      username: z.optional(typedName),
    })
    .check(
      z.refine(({ email, username: name }) => (email === undefined) !== (name === undefined), {
        error: 'expected either email or username',
      }),
    ),
  response: z.null(),
};

export const forgotUsername = {
  body: z.strictObject({ email: emailAddress }),
  response: z.null(),
};

export const resetPassword = {
  body: z.strictObject({ token: mailedToken, password: newPassword }),
  response: z.null(),
};
