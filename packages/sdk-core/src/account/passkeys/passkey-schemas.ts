import * as z from 'zod/mini';
import { storableText } from '../../vocabulary/text/storable-text.ts';

/** Bytes in base64url without padding, as WebAuthn's JSON forms write them. */
const bytes = (longest: number) =>
  z.string().check(z.minLength(1), z.regex(/^[A-Za-z0-9_-]*$/), z.maxLength(longest));

const longestId = 1_400;
const credentialId = bytes(longestId);
const transports = z.array(storableText(30)).check(z.maxLength(10));

/** What a browser answers that has made a passkey; the rest of WebAuthn's form follows from it. */
export const madePasskey = z.strictObject({
  id: credentialId,
  clientDataJSON: bytes(8_000),
  attestationObject: bytes(60_000),
  transports,
});
export type MadePasskey = z.output<typeof madePasskey>;

/** What a browser answers that has signed a challenge with a passkey. */
export const usedPasskey = z.strictObject({
  id: credentialId,
  clientDataJSON: bytes(8_000),
  authenticatorData: bytes(8_000),
  signature: bytes(8_000),
  /** Names the owner, where the passkey was found without a name. */
  userHandle: z.optional(bytes(200)),
});
export type UsedPasskey = z.output<typeof usedPasskey>;

const descriptor = z.strictObject({
  id: z.string(),
  type: z.literal('public-key'),
  transports: z.array(z.string()),
});

/** How a browser is to make a passkey: WebAuthn's `PublicKeyCredentialCreationOptionsJSON`. */
export const creationOptions = z.strictObject({
  challenge: z.string(),
  rp: z.strictObject({ id: z.string(), name: z.string() }),
  user: z.strictObject({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.strictObject({ type: z.literal('public-key'), alg: z.int() })),
  timeout: z.int(),
  /** The passkeys that are there: one a device is enough. */
  excludeCredentials: z.array(descriptor),
  authenticatorSelection: z.strictObject({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});

/** How a browser is to use a passkey: WebAuthn's `PublicKeyCredentialRequestOptionsJSON`. */
export const requestOptions = z.strictObject({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.int(),
  userVerification: z.enum(['required', 'preferred']),
  /** Empty where any passkey of the site will do. */
  allowCredentials: z.array(descriptor),
});

/** A passkey as its owner knows it. */
export const passkey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  usedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.output<typeof passkey>;
