import * as z from 'zod/mini';
import { mailedToken, ownPassword } from './field-schemas.ts';

/** With the password where the link was opened in another browser than the one that asked for it. */
export const mailedLink = z.strictObject({
  token: mailedToken,
  password: z.optional(ownPassword),
});

/** Null once it is done; else whose password is missing, and the link works still. */
export const confirmation = z.nullable(z.strictObject({ passwordOf: z.string() }));
export type Confirmation = z.output<typeof confirmation>;

/** A partner's site that acts for somebody, and where it is. */
export const grantedSite = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  origin: z.string(),
  since: z.iso.datetime(),
});

/** Ids of what outlives a new password: nobody has more of them. */
export const keptPasskeys = z.array(z.uuid()).check(z.maxLength(20));
export const keptAgreements = z.array(z.uuid()).check(z.maxLength(100));
