import * as z from 'zod/mini';
import { ownPassword } from './field-schemas.ts';

/** Six digits of an app, or a recovery code. */
export const code = z.string().check(z.minLength(6), z.maxLength(40));

/** What somebody proves once more that it is they: the password, and a code where two steps are on. */
export const ownFactors = { password: ownPassword, code: z.optional(code) };

/** The same where a call takes them only now and then. */
export const factorsAtTimes = { ...ownFactors, password: z.optional(ownFactors.password) };

/** What somebody typed for it. */
export interface OwnFactors {
  readonly password: string;
  readonly code?: string;
}
