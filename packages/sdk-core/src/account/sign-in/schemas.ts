import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { code } from '../factor-schemas.ts';
import { mailedToken, ownPassword, timeZone, typedName } from '../field-schemas.ts';
import { requestOptions, usedPasskey } from '../passkeys/passkey-schemas.ts';
import { currentUser } from '../sessions/current-user-schemas.ts';

export const signIn = {
  summary:
    'Starts a session, in a cookie, with a username or an e-mail address and a password; where the account asks for two steps, it answers a token for the second.',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  problems: ['wrong-credentials', 'unconfirmed-account', 'unavailable'],
  callsPerMinute: 30,
  body: z.strictObject({
    /** A username or an e-mail address, upper and lower case alike. */
    username: typedName,
    password: ownPassword,
    /** IANA name, by which the owner recognises a session: `America/Toronto`. */
    timeZone: z.optional(timeZone),
  }),
  /**
   * The user who is signed in now; or what is missing for it, if the account requires two steps.
   */
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
} satisfies ServerHalf;

/** The second step: a code of the app, a recovery code, or a passkey. */
export const finishSignIn = {
  summary: 'Takes the second step of a sign-in and starts the session.',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  problems: ['wrong-credentials', 'gone'],
  callsPerMinute: 30,
  body: z.union([
    z.strictObject({ token: mailedToken, code }),
    z.strictObject({ token: mailedToken, passkey: usedPasskey }),
  ]),
  response: currentUser,
} satisfies ServerHalf;

/** With a token for the second step of its account, else for anybody's passkey. */
export const startPasskeySignIn = {
  summary: 'Asks for a challenge that a passkey signs.',
  audience: 'site',
  rule: 'anyone',
  problems: ['gone'],
  callsPerMinute: 30,
  body: z.strictObject({ token: z.optional(mailedToken) }),
  response: requestOptions,
} satisfies ServerHalf;

export const signInWithPasskey = {
  summary: 'Starts a session with a passkey alone.',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  problems: ['wrong-credentials'],
  callsPerMinute: 30,
  bodyBytes: 30_000,
  body: z.strictObject({ passkey: usedPasskey, timeZone: z.optional(timeZone) }),
  response: currentUser,
} satisfies ServerHalf;

export const signOut = {
  summary: 'Ends the session; nothing happens without one.',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  response: z.null(),
} satisfies ServerHalf;
