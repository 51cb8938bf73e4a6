import * as z from 'zod/mini';
import { ownFactors } from '../../account/factor-schemas.ts';
import { storableText } from '../../vocabulary/storable-text.ts';
import { accountStates } from '../account-states.ts';
import { actingReason } from '../acting-schemas.ts';
import { person, userInPath } from '../person-schemas.ts';

const instant = z.iso.datetime();

/** What administrators know of somebody's account; never how to reach them. */
export const readAccount = {
  params: userInPath,
  response: z.strictObject({
    user: person,
    username: z.string(),
    state: z.enum(accountStates),
    since: instant,
  }),
};
export type Account = z.output<typeof readAccount.response>;

const reason = z.strictObject({ reason: z.optional(storableText(500)) });

export const disableUser = { params: userInPath, body: reason, response: z.null() };

export const enableUser = { params: userInPath, body: reason, response: z.null() };

/** Who may act, and as whom, is told by `GET /api/v1/user/` afterwards. */
export const actAs = {
  params: userInPath,
  body: z.strictObject({
    /** Stays in the trail, and in the data that the user may take along. */
    reason: actingReason,
    ...ownFactors,
  }),
  response: z.null(),
};

export const endActing = { response: z.null() };
