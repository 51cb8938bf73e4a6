import * as z from 'zod/mini';
import { code } from '../factor-schemas.ts';
import { mailedToken, ownPassword, timeZone, typedName } from '../field-schemas.ts';
import { requestOptions, usedPasskey } from '../passkeys/passkey-schemas.ts';
import { currentUser } from '../sessions/current-user-schemas.ts';

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
