import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { emailAddress, mailedToken, newPassword, typedName } from '../field-schemas.ts';
import { passkey } from '../passkeys/passkey-schemas.ts';

/** By e-mail address or by username; the answer is the same for those that nobody has. */
export const forgotPassword = {
  summary: 'Mails a link to choose a new password by, if there is such an account.',
  audience: 'site',
  rule: 'anyone',
  callsPerMinute: 5,
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
} satisfies ServerHalf;

export const forgotUsername = {
  summary: 'Mails the username of an address, if there is such an account.',
  audience: 'site',
  rule: 'anyone',
  callsPerMinute: 5,
  body: z.strictObject({ email: emailAddress }),
  response: z.null(),
} satisfies ServerHalf;

/** An embed site that acts for somebody, and where it is. */
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
  /** How many are open, on our own site and on embedding pages. */
  sessions: z.int(),
  passkeys: z.array(passkey),
  agreements: z.array(grantedSite),
});
export type AccountAccess = z.output<typeof accountAccess>;

export const readAccountAccess = {
  summary: 'What else gets into the account whose password is to be set by the mailed token.',
  audience: 'site',
  rule: 'anyone',
  problems: ['gone'],
  callsPerMinute: 20,
  body: z.strictObject({ token: mailedToken }),
  response: accountAccess,
} satisfies ServerHalf;

/** Ids of what outlives a new password: nobody has more of them. */
const keptPasskeys = z.array(z.uuid()).check(z.maxLength(20));
const keptAgreements = z.array(z.uuid()).check(z.maxLength(100));

export const resetPassword = {
  summary:
    'Sets a new password by the token that was mailed, ends every session, and removes the passkeys and agreements that are not kept.',
  audience: 'site',
  rule: 'anyone',
  problems: ['gone', 'unavailable'],
  callsPerMinute: 10,
  body: z.strictObject({
    token: mailedToken,
    password: newPassword,
    keepPasskeys: z.optional(keptPasskeys),
    keepAgreements: z.optional(keptAgreements),
  }),
  response: z.null(),
} satisfies ServerHalf;
