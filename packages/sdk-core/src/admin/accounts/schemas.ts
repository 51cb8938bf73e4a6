import * as z from 'zod/mini';
import { accountStates } from '../../access/account-states.ts';
import { personSummary, userInPath } from '../../access/person-schemas.ts';
import { factorsAtTimes } from '../../account/factor-schemas.ts';
import type { ServerHalf } from '../../http/server-half.ts';
import { storableText } from '../../vocabulary/text/storable-text.ts';

const instant = z.iso.datetime();

export const readAccount = {
  summary: 'What administrators know of an account; never how to reach its owner.',
  audience: 'site',
  rule: { group: 'administrators' },
  tellsHidden: 'others',
  problems: ['forbidden', 'not-found'],
  params: userInPath,
  response: z.strictObject({
    user: personSummary,
    username: z.string(),
    state: z.enum(accountStates),
    since: instant,
  }),
} satisfies ServerHalf;
export type Account = z.output<typeof readAccount.response>;

const reason = z.strictObject({ reason: z.optional(storableText(500)) });

export const disableUser = {
  summary: 'Shuts an account and ends its sessions.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'not-found', 'conflict'],
  params: userInPath,
  body: reason,
  response: z.null(),
} satisfies ServerHalf;

export const enableUser = {
  summary: 'Opens a disabled account again.',
  audience: 'site',
  rule: { group: 'administrators' },
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'not-found', 'conflict', 'unavailable'],
  callsPerMinute: 20,
  params: userInPath,
  /** Factors where the account is an administrator's. */
  body: z.strictObject({ ...reason.shape, ...factorsAtTimes }),
  response: z.null(),
} satisfies ServerHalf;
