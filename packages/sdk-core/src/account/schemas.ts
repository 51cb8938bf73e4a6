import * as z from 'zod/mini';
import { userId } from '../vocabulary/ids.ts';

/** Whoever is signed in, as every page knows them. */
const currentUser = z.strictObject({ id: userId, firstName: z.string().check(z.maxLength(80)) });
export type CurrentUser = z.output<typeof currentUser>;

/** Whoever is signed in; `null` for a visitor (decision 10). */
export const readCurrentUser = { response: z.nullable(currentUser) };
