import type * as schemas from '@boardwalk/sdk-core/account/schemas';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { Handler } from '../platform/domain.ts';
import { keepChallenge } from './passkey-challenge.ts';
import { passkeySite, passkeyTimeoutMs, userHandle } from './passkey-site.ts';
import { requirePassword } from './require-password.ts';
import { passkeys } from './tables.ts';

/** Nobody keeps an eye on more of them. */
const maximumPasskeys = 20;

/** Asks for the password before a device may join, since its passkey signs in by itself. */
export const startPasskey: Handler<typeof schemas.startPasskey> = async ({ body }, context) => {
  const { database, configuration, clock } = context;
  const owner = await requirePassword(context, body.password);
  const known = await database.select().from(passkeys).where(eq(passkeys.userId, owner.id));
  if (known.length >= maximumPasskeys) {
    throw new Problem('conflict', `No more than ${maximumPasskeys} passkeys can be kept.`);
  }
  const { rpId, name } = passkeySite(configuration);
  const { challenge, user, pubKeyCredParams } = await generateRegistrationOptions({
    rpID: rpId,
    rpName: name,
    userID: userHandle(owner.id),
    userName: owner.username,
    userDisplayName: owner.username,
  });
  await keepChallenge(database, challenge, { purpose: 'add', userId: owner.id }, clock.now());
  return {
    challenge,
    rp: { id: rpId, name },
    user,
    pubKeyCredParams,
    timeout: passkeyTimeoutMs,
    excludeCredentials: known.map(describeCredential),
    authenticatorSelection: {
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    },
    attestation: 'none',
  };
};

/** A passkey as WebAuthn names it. */
export function describeCredential({
  credentialId: id,
  transports,
}: Pick<typeof passkeys.$inferSelect, 'credentialId' | 'transports'>) {
  return { id, type: 'public-key' as const, transports };
}
