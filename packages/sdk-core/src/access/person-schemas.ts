import * as z from 'zod/mini';
import { userId, userIdInPath } from '../vocabulary/ids.ts';

/** A person in lists: how they are called and what they look like, never how to reach them. */
export const personSummary = z.strictObject({
  id: userId,
  firstName: z.string(),
  lastName: z.string(),
  profilePicture: z.nullable(z.strictObject({ path: z.string() })),
});
export type PersonSummary = z.output<typeof personSummary>;

/** The same for members among themselves: the last name is shown to administrators only. */
export const memberPerson = z.strictObject({
  ...personSummary.shape,
  lastName: z.nullable(z.string()),
});
export type MemberPerson = z.output<typeof memberPerson>;

export const userInPath = z.strictObject({ id: userIdInPath });
