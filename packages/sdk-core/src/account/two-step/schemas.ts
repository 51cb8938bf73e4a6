import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { code } from '../factor-schemas.ts';
import { ownPassword } from '../field-schemas.ts';

const recoveryCodes = z.strictObject({
  /** Ten, each of which works once; shown this once. */
  recoveryCodes: z.array(z.string()),
});

export const startTwoFactor = {
  summary: 'Makes a secret for an authenticator app; nothing changes before a code confirms it.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 20,
  body: z.strictObject({ password: ownPassword }),
  /** In base32, and as the address that apps read from a QR code. */
  response: z.strictObject({ secret: z.string(), uri: z.string() }),
} satisfies ServerHalf;

export const confirmTwoFactor = {
  summary: 'Turns two-step sign-in on by a code of the app, and ends all other sessions.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'conflict'],
  callsPerMinute: 20,
  body: z.strictObject({ code }),
  response: recoveryCodes,
} satisfies ServerHalf;

export const renewRecoveryCodes = {
  summary: 'Makes new recovery codes; the old ones work no more.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 20,
  body: z.strictObject({ password: ownPassword, code }),
  response: recoveryCodes,
} satisfies ServerHalf;

export const stopTwoFactor = {
  summary: 'Turns two-step sign-in off.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 20,
  body: z.strictObject({ password: ownPassword, code }),
  response: z.null(),
} satisfies ServerHalf;
