import * as z from 'zod/mini';

/** What somebody proves once more that it is they: the password, and a code where two steps are on. */
export const ownFactors = {
  password: z.string().check(z.minLength(1), z.maxLength(1_000)),
  /** Six digits of an app, or a recovery code. */
  code: z.optional(z.string().check(z.minLength(6), z.maxLength(40))),
};
