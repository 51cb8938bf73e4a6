import * as z from 'zod/mini';
import { emailAddress, mailedToken, newPassword, typedName } from '../field-schemas.ts';
import { passkey } from '../passkeys/passkey-schemas.ts';

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

/** A partner's site that acts for somebody, and where it is. */
const grantedSite = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  origin: z.string(),
  since: z.iso.datetime(),
});

/** What gets into an account besides its password. */
const accountAccess = z.strictObject({
  username: z.string(),
  hasTwoFactor: z.boolean(),
  /** How many are open, on our own site and on partners' pages. */
  sessions: z.int(),
  passkeys: z.array(passkey),
  agreements: z.array(grantedSite),
});
export type AccountAccess = z.output<typeof accountAccess>;

/** What gets into the account besides the password, told to the holder of a mailed token. */
export const readAccountAccess = {
  body: z.strictObject({ token: mailedToken }),
  response: accountAccess,
};

/** Ids of what outlives a new password: nobody has more of them. */
const keptPasskeys = z.array(z.uuid()).check(z.maxLength(20));
const keptAgreements = z.array(z.uuid()).check(z.maxLength(100));

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
