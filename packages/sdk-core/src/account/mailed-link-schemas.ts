import * as z from 'zod/mini';
import { mailedToken, ownPassword } from './field-schemas.ts';

/** With the password if the link was opened in another browser than the one that requested it. */
export const mailedLink = z.strictObject({
  token: mailedToken,
  password: z.optional(ownPassword),
});

/** Null once it is done; else whose password is missing, and the link works still. */
export const confirmation = z.nullable(z.strictObject({ passwordOf: z.string() }));
export type Confirmation = z.output<typeof confirmation>;
