import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { code, ownFactors } from '../factor-schemas.ts';
import { emailAddress, newPassword, ownPassword } from '../field-schemas.ts';
import { confirmation, mailedLink } from '../mailed-link-schemas.ts';
import { passkey } from '../passkeys/passkey-schemas.ts';

export const changePassword = {
  summary: 'Changes the password and ends all other sessions.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 20,
  body: z.strictObject({ current: ownPassword, code: z.optional(code), password: newPassword }),
  response: z.null(),
} satisfies ServerHalf;

const instant = z.iso.datetime();

/** How an account is protected. */
const security = z.strictObject({
  /** Null for an account that came without one. */
  email: z.nullable(z.string()),
  /** Null where a password alone signs in. */
  twoFactor: z.nullable(z.strictObject({ since: instant, recoveryCodesLeft: z.int() })),
  passkeys: z.array(passkey),
  /** Whether an administrator can do nothing of one before two-step sign-in is on. */
  needsTwoStep: z.boolean(),
});
export type Security = z.output<typeof security>;

export const readSecurity = {
  summary: 'How the account is protected.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  tellsHidden: 'own',
  problems: ['forbidden'],
  response: security,
} satisfies ServerHalf;

export const changeEmail = {
  summary: 'Mails a link to a new address, which replaces the present one once it is followed.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 10,
  body: z.strictObject({ ...ownFactors, email: emailAddress }),
  /** Where the link goes, whether or not the address has an account already. */
  response: z.strictObject({ email: z.string() }),
} satisfies ServerHalf;

export const confirmEmail = {
  summary:
    'Changes the address by the token that was mailed to it, for a user who is signed in to the account or gives its password.',
  audience: 'site',
  rule: 'anyone',
  knowsCaller: true,
  problems: ['gone', 'wrong-credentials', 'unavailable'],
  callsPerMinute: 20,
  body: mailedLink,
  response: confirmation,
} satisfies ServerHalf;

/** By the names of the domains that hold something of the person. */
export const readOwnData = {
  summary: 'All data that is stored about the signed-in user.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  tellsHidden: 'own',
  problems: ['forbidden'],
  callsPerMinute: 5,
  response: z.record(z.string(), z.unknown()),
} satisfies ServerHalf;

export const deleteAccount = {
  summary:
    'Deletes the account with what it holds of the person. What was paid for and still runs ends with it, unrefunded, and has to be given up in so many words.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'conflict', 'licensed', 'unavailable'],
  callsPerMinute: 10,
  body: z.strictObject({ ...ownFactors, givesUpLicenses: z._default(z.boolean(), false) }),
  response: z.null(),
} satisfies ServerHalf;
