import type * as schemas from '@boardwalk/sdk-core/account/sign-in/schemas';
import { generateAuthenticationOptions } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Handler } from '../../platform/domain.ts';
import { findSignInStep } from '../sign-in/sign-in-step.ts';
import { passkeys } from '../tables.ts';
import { storePasskeyChallenge } from './passkey-challenge.ts';
import { passkeySite, passkeyTimeoutMs } from './passkey-site.ts';
import { describeCredential } from './start-passkey.ts';

/** Asks for a signature: by the account's passkeys as a second step, else by any of this site's. */
export const startPasskeySignIn: Handler<typeof schemas.startPasskeySignIn> = async (
  { body: { token } },
  { database, configuration, clock },
) => {
  const step = token === undefined ? undefined : await findSignInStep(database, token, clock.now());
  const userId = step?.userId ?? null;
  const known =
    userId === null
      ? []
      : await database.select().from(passkeys).where(eq(passkeys.userId, userId));
  const { rpId } = passkeySite(configuration);
  const { challenge } = await generateAuthenticationOptions({ rpID: rpId });
  const purpose = userId === null ? 'sign-in' : 'second-step';
  await storePasskeyChallenge(database, challenge, { purpose, userId }, clock.now());
  return {
    challenge,
    rpId,
    timeout: passkeyTimeoutMs,
    userVerification: userId === null ? 'required' : 'preferred',
    allowCredentials: known.map(describeCredential),
  };
};
