import * as z from 'zod/mini';
import { code } from '../factor-schemas.ts';
import { ownPassword } from '../field-schemas.ts';

const recoveryCodes = z.strictObject({
  /** Ten, each of which works once; shown this once. */
  recoveryCodes: z.array(z.string()),
});

export const startTwoFactor = {
  body: z.strictObject({ password: ownPassword }),
  /** In base32, and as the address that apps read from a QR code. */
  response: z.strictObject({ secret: z.string(), uri: z.string() }),
};

export const confirmTwoFactor = { body: z.strictObject({ code }), response: recoveryCodes };

export const renewRecoveryCodes = {
  body: z.strictObject({ password: ownPassword, code }),
  response: recoveryCodes,
};

export const stopTwoFactor = {
  body: z.strictObject({ password: ownPassword, code }),
  response: z.null(),
};
