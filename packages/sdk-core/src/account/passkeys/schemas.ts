import * as z from 'zod/mini';
import { ownFactors } from '../factor-schemas.ts';
import { readText } from '../field-schemas.ts';
import { longestPasskeyName, readPasskeyName } from '../two-step/two-step-rules.ts';
import { creationOptions, madePasskey, passkey } from './passkey-schemas.ts';

export const startPasskey = {
  body: z.strictObject(ownFactors),
  response: creationOptions,
};

const passkeyName = readText(
  4 * longestPasskeyName,
  readPasskeyName,
  `expected a name of at most ${longestPasskeyName} characters`,
);

const passkeyInPath = z.strictObject({ passkeyId: z.uuid() });

export const addPasskey = {
  body: z.strictObject({ name: passkeyName, passkey: madePasskey }),
  response: passkey,
};

export const renamePasskey = {
  params: passkeyInPath,
  body: z.strictObject({ name: passkeyName }),
  response: passkey,
};

export const removePasskey = {
  params: passkeyInPath,
  body: z.strictObject(ownFactors),
  response: z.null(),
};
