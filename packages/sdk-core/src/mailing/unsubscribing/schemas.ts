import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { endableMails, frequencies } from '../mail-kinds.ts';

const body = z.strictObject({
  /** Of the link of a mail; it says whose it is, and of what kind. */
  token: z.string().check(z.maxLength(400)),
});

/** Nobody need be signed in: the token is the right. */
const byToken = {
  audience: 'site',
  rule: 'anyone',
  problems: ['gone'],
  callsPerMinute: 60,
  body,
} as const;

export const readUnsubscription = {
  ...byToken,
  summary: 'What mail a link of a mail would end, and how often it comes until then.',
  response: z.strictObject({
    kind: z.enum(endableMails),
    frequency: z.enum(frequencies),
    /** Whether an account gets it, which chooses how often; else an address alone does. */
    hasAccount: z.boolean(),
  }),
} satisfies ServerHalf;

export const unsubscribe = {
  ...byToken,
  summary: 'Ends mail of a kind by the link of a mail; a second time changes nothing.',
  response: z.null(),
} satisfies ServerHalf;
