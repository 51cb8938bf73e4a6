import * as z from 'zod/mini';
import { ownFactors } from '../../account/factor-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { actingReason } from '../acting-schemas.ts';
import { userInPath } from '../person-schemas.ts';

/** `GET /api/v1/user/` reports afterwards who may act, and as whom. */
export const actAs = {
  summary: 'Turns the caller’s session into one of another user, for an hour at most.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'not-found', 'conflict', 'unavailable'],
  callsPerMinute: 20,
  params: userInPath,
  body: z.strictObject({
    /** Stays in the trail, and in the data that the user may take along. */
    reason: actingReason,
    ...ownFactors,
  }),
  response: z.null(),
} satisfies ServerHalf;

export const endActing = {
  summary: 'Gives an administrator who acts as somebody else their own session back.',
  audience: 'site',
  rule: 'members',
  problems: ['conflict'],
  response: z.null(),
} satisfies ServerHalf;
