import * as z from 'zod/mini';
import { code, ownFactors } from '../factor-schemas.ts';
import { emailAddress, newPassword, ownPassword } from '../field-schemas.ts';
import { confirmation, mailedLink } from '../mailed-link-schemas.ts';
import { passkey } from '../passkeys/passkey-schemas.ts';

export const changePassword = {
  body: z.strictObject({ current: ownPassword, code: z.optional(code), password: newPassword }),
  response: z.null(),
};

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

export const readSecurity = { response: security };

export const changeEmail = {
  body: z.strictObject({ ...ownFactors, email: emailAddress }),
  /** Where the link goes, whether or not the address has an account already. */
  response: z.strictObject({ email: z.string() }),
};

export const confirmEmail = { body: mailedLink, response: confirmation };

/** By the names of the domains that hold something of the person. */
export const readOwnData = { response: z.record(z.string(), z.unknown()) };

export const deleteAccount = {
  body: z.strictObject(ownFactors),
  response: z.null(),
};
