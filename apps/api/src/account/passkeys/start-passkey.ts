import type * as schemas from '@boardwalk/sdk-core/account/passkeys/schemas';
import type { EndpointResponse } from '@boardwalk/sdk-core/http/endpoint';
import { Problem } from '@boardwalk/sdk-core/vocabulary/problem';
import { generateRegistrationOptions } from '@simplewebauthn/server';
import { eq } from 'drizzle-orm';
import type { OperationContext } from '../../platform/calls/operation.ts';
import type { Queries } from '../../platform/database/database.ts';
import type { Handler } from '../../platform/domain.ts';
import type { PasswordOwner } from '../password/require-password.ts';
import { passkeys } from '../tables.ts';
import { withBothFactors } from '../two-step/with-both-factors.ts';
import { storePasskeyChallenge } from './passkey-challenge.ts';
import { passkeySite, passkeyTimeoutMs, userHandle } from './passkey-site.ts';

/** Nobody keeps an eye on more of them. */
const maximumPasskeys = 20;

/** Asks for both factors before a device may join, since its passkey signs in by itself. */
export const startPasskey: Handler<typeof schemas.startPasskey> = ({ body }, context) =>
  withBothFactors(context, body, (transaction, owner) => ask(transaction, owner, context));

async function ask(
  transaction: Queries,
  owner: PasswordOwner,
  { configuration, clock }: OperationContext,
): Promise<EndpointResponse<typeof schemas.startPasskey>> {
  const known = await transaction.select().from(passkeys).where(eq(passkeys.userId, owner.id));
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
  await storePasskeyChallenge(
    transaction,
    challenge,
    { purpose: 'add', userId: owner.id },
    clock.now(),
  );
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
}

/** A passkey as WebAuthn names it. */
export function describeCredential({
  credentialId: id,
  transports,
}: Pick<typeof passkeys.$inferSelect, 'credentialId' | 'transports'>) {
  return { id, type: 'public-key' as const, transports };
}
