import * as z from 'zod/mini';
import type { ServerHalf } from '../../http/server-half.ts';
import { ownFactors } from '../factor-schemas.ts';
import { readText } from '../field-schemas.ts';
import { longestPasskeyName, readPasskeyName } from './passkey-name.ts';
import { creationOptions, madePasskey, passkey } from './passkey-schemas.ts';

export const startPasskey = {
  summary: 'Asks for what a browser needs to make a passkey.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'conflict', 'unavailable'],
  callsPerMinute: 20,
  body: z.strictObject(ownFactors),
  response: creationOptions,
} satisfies ServerHalf;

const passkeyName = readText(
  4 * longestPasskeyName,
  readPasskeyName,
  `expected a name of at most ${longestPasskeyName} characters`,
);

const passkeyInPath = z.strictObject({ passkeyId: z.uuid() });

export const addPasskey = {
  summary: 'Keeps a passkey that a browser has made.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'conflict'],
  callsPerMinute: 20,
  // Some authenticators attest with a chain of certificates.
  bodyBytes: 80_000,
  body: z.strictObject({ name: passkeyName, passkey: madePasskey }),
  response: passkey,
} satisfies ServerHalf;

export const renamePasskey = {
  summary: 'Gives a passkey another name.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'not-found'],
  params: passkeyInPath,
  body: z.strictObject({ name: passkeyName }),
  response: passkey,
} satisfies ServerHalf;

export const removePasskey = {
  summary: 'Removes a passkey.',
  audience: 'site',
  rule: 'members',
  inPerson: true,
  problems: ['forbidden', 'wrong-credentials', 'not-found', 'unavailable'],
  callsPerMinute: 20,
  params: passkeyInPath,
  body: z.strictObject(ownFactors),
  response: z.null(),
} satisfies ServerHalf;
