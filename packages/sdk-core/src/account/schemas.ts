import * as z from 'zod/mini';
import { actions, groups } from '../vocabulary/groups.ts';
import { userId } from '../vocabulary/ids.ts';
import { supportedLocales } from '../vocabulary/locale.ts';
import { storableText } from '../vocabulary/storable-text.ts';
import {
  describePasswordFault,
  emailAddress,
  mailedToken,
  newPassword,
  ownPassword,
  personName,
  phone,
  readText,
  username,
} from './field-schemas.ts';
import { confirmation, keptAgreements, keptPasskeys, mailedLink } from './mailed-link-schemas.ts';
import {
  creationOptions,
  madePasskey,
  requestOptions,
  usedPasskey,
} from './passkeys/passkey-schemas.ts';
import { accountAccess, ownSession, passkey, security } from './security/security-schemas.ts';
import { longestPasskeyName, readPasskeyName } from './two-step/two-step-rules.ts';

/** What somebody types as their username or e-mail address. */
const typedName = storableText(254).check(z.minLength(1));
/** Six digits of an app, or a recovery code. */
const code = z.string().check(z.minLength(6), z.maxLength(40));
/** Both factors of whoever asks: their password, and a code where two-step sign-in is on. */
const factors = { password: ownPassword, code: z.optional(code) };
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
  /** An administrator who can do nothing of one before two-step sign-in is on. */
  needsTwoStep: z.optional(z.literal(true)),
});
export type CurrentUser = z.output<typeof currentUser>;

/** Whoever is signed in; `null` for a visitor (decision 10). */
export const readCurrentUser = { response: z.nullable(currentUser) };

export const signIn = {
  body: z.strictObject({
    /** A username or an e-mail address, upper and lower case alike. */
    username: typedName,
    password: ownPassword,
    /** IANA name, by which the owner recognises a session: `America/Toronto`. */
    timeZone: z.optional(timeZone),
  }),
  /** Whoever is signed in now; or what is missing for it, where the account asks for two steps. */
  response: z.union([
    currentUser,
    z.strictObject({
      secondStep: z.strictObject({
        /** Works once, for five minutes and five attempts. */
        token: z.string(),
        /** Whether a passkey will do instead of a code. */
        hasPasskey: z.boolean(),
      }),
    }),
  ]),
};

/** The second step: a code of the app, a recovery code, or a passkey. */
export const finishSignIn = {
  body: z.union([
    z.strictObject({ token: mailedToken, code }),
    z.strictObject({ token: mailedToken, passkey: usedPasskey }),
  ]),
  response: currentUser,
};

/** With a token for the second step of its account, else for anybody's passkey. */
export const startPasskeySignIn = {
  body: z.strictObject({ token: z.optional(mailedToken) }),
  response: requestOptions,
};

export const signInWithPasskey = {
  body: z.strictObject({ passkey: usedPasskey, timeZone: z.optional(timeZone) }),
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

export const confirmAccount = { body: mailedLink, response: confirmation };

/** Of the account of that username and password, or else of the one that this browser registered. */
export const resendConfirmation = {
  body: z.union([z.strictObject({ username, password: ownPassword }), z.strictObject({})]),
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

export const changePassword = {
  body: z.strictObject({ current: ownPassword, code: z.optional(code), password: newPassword }),
  response: z.null(),
};

/** The one in use first, then those used last. */
export const listSessions = { response: z.array(ownSession) };

export const endSession = {
  params: z.strictObject({ sessionId: z.uuid() }),
  body: z.strictObject(factors),
  response: z.null(),
};

export const endAllSessions = { body: z.strictObject(factors), response: z.null() };

/** What gets into the account besides the password, told to the holder of a mailed token. */
export const readAccountAccess = {
  body: z.strictObject({ token: mailedToken }),
  response: accountAccess,
};

/** Passkeys and agreements go, but for those that are kept. */
export const resetPassword = {
  body: z.strictObject({
    token: mailedToken,
    password: newPassword,
    keepPasskeys: z.optional(keptPasskeys),
    keepAgreements: z.optional(keptAgreements),
  }),
  response: z.null(),
};

export const readSecurity = { response: security };

export const changeEmail = {
  body: z.strictObject({ ...factors, email: emailAddress }),
  /** Where the link goes, whether or not the address has an account already. */
  response: z.strictObject({ email: z.string() }),
};

export const confirmEmail = { body: mailedLink, response: confirmation };

const recoveryCodes = z.strictObject({
  /** Ten, each of which works once; shown this once. */
  recoveryCodes: z.array(z.string()),
});

export const startTwoFactor = {
  body: z.strictObject({ password: ownPassword }),
  /** In base32, and as the address that apps read from a QR code. */
  response: z.strictObject({ secret: z.string(), uri: z.string() }),
};

export const confirmTwoFactor = { body: z.strictObject({ code }), response: recoveryCodes };

export const renewRecoveryCodes = {
  body: z.strictObject({ password: ownPassword, code }),
  response: recoveryCodes,
};

export const stopTwoFactor = {
  body: z.strictObject({ password: ownPassword, code }),
  response: z.null(),
};

export const startPasskey = {
  body: z.strictObject(factors),
  response: creationOptions,
};

const passkeyName = readText(
  4 * longestPasskeyName,
  readPasskeyName,
  `expected a name of at most ${longestPasskeyName} characters`,
);
const passkeyInPath = z.strictObject({ passkeyId: z.uuid() });

export const addPasskey = {
  body: z.strictObject({ name: passkeyName, passkey: madePasskey }),
  response: passkey,
};

export const renamePasskey = {
  params: passkeyInPath,
  body: z.strictObject({ name: passkeyName }),
  response: passkey,
};

export const removePasskey = {
  params: passkeyInPath,
  body: z.strictObject(factors),
  response: z.null(),
};

/** By the names of the domains that hold something of the person. */
export const readOwnData = { response: z.record(z.string(), z.unknown()) };

export const deleteAccount = {
  body: z.strictObject(factors),
  response: z.null(),
};
