import * as z from 'zod/mini';
import { ownPassword } from './field-schemas.ts';

/** Six digits of an app, or a recovery code. */
export const code = z.string().check(z.minLength(6), z.maxLength(40));

/** What somebody proves once more that it is they: the password, and a code where two steps are on. */
export const ownFactors = { password: ownPassword, code: z.optional(code) };
